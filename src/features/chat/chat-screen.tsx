/** The chat. */
export function ChatScreen() {
  return <h1>Chat</h1>;
}

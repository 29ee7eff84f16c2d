/** The profile. */
export function PersonalScreen() {
  return <h1>My Blueprint</h1>;
}

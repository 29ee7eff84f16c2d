/** The letter in our own line, so that it follows the ink of its button. */
export function GoogleMark() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M19 7a8.5 8.5 0 1 0 1.5 5H12.5" />
    </svg>
  );
}

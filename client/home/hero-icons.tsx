export const PauseIcon = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" />
  </svg>
);

export const PlayIcon = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M4 1.5 14 8 4 14.5z" />
  </svg>
);

import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    width="30"
    height="30"
    viewBox="0 0 30 30"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const CompassIcon = () => (
  <Icon>
    <circle cx="15" cy="15" r="11.5" />
    <path d="m19.5 10.5-2.6 6.4-6.4 2.6 2.6-6.4zM15 3.5v1.8M15 24.7v1.8M3.5 15h1.8M24.7 15h1.8" />
  </Icon>
);

export const QuillIcon = () => (
  <Icon>
    <path d="M26 3.5c-9 .5-15.5 6-17 15.5L7 26.5M9 19c6.5 0 14-4.5 17-15.5M9 19l7-7.5M4 26.5h14" />
  </Icon>
);

export const LaurelIcon = () => (
  <Icon>
    <path d="M12.5 26C6.5 24 3.5 19 4.5 11M17.5 26c6-2 9-7 8-15M12.5 26h5M4.5 11c2.6.5 4 2.2 3.8 5M5.3 17c2.6-.2 4.5 1 5 3.8M25.5 11c-2.6.5-4 2.2-3.8 5M24.7 17c-2.6-.2-4.5 1-5 3.8M15 17.5c-2.7-1.9-4.3-3.5-4.3-5.5a2.2 2.2 0 0 1 4.3-.7 2.2 2.2 0 0 1 4.3.7c0 2-1.6 3.6-4.3 5.5z" />
  </Icon>
);

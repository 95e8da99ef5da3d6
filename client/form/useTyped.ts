import { useEffect, useState } from 'react';

const pauseMs = 800;

/** Returns the text after a pause in typing, because an incomplete URL may belong to somebody else. */
export function useTyped(text: string) {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

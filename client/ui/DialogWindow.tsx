import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button';
import { color, font, motion, radius, shadow, size, space } from './theme';

const successMs = 1500;
const labels = { ok: 'OK', deny: 'No', cancel: 'Cancel' };

export type DialogAnswer = 'confirmed' | 'denied' | 'cancelled';

export interface Notice {
  title: string;
  message?: string;
  /** A success closes itself after 1500 ms; a failure stays until it is read. */
  tone: 'success' | 'failure';
}

export interface Question {
  title: string;
  /** The name of what the question is about. */
  subject?: string;
  message?: string;
  confirmLabel?: string;
  /** Adds a third button with this label, or with the default label for `true`. */
  deny?: string | true;
  cancelLabel?: string;
}

export type DialogContent = ({ kind: 'notice' } & Notice) | ({ kind: 'question' } & Question);

export interface OpenDialog {
  id: number;
  content: DialogContent;
  answer: (answer: DialogAnswer) => void;
}

/**
 * Shows the open dialog, and after it the next. A dialog takes the focus and keeps it, so that screen
 * readers announce it and no key reaches the page behind. After the last dialog the focus returns.
 */
export function DialogWindow({ dialog }: { dialog: OpenDialog }) {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    return () => returnFocus(from);
  }, []);
  useLayoutEffect(lockScroll, []);
  return <ModalDialog key={dialog.id} dialog={dialog} />;
}

/** Moves the focus to the opener or, if it has left the page, to the page's heading. */
function returnFocus(opener: Element | null) {
  const heading = document.querySelector('h1');
  const target = opener?.isConnected && opener !== document.body ? opener : heading;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Locks the page behind, and keeps the width that its scrollbar takes. */
function lockScroll() {
  const { style, clientWidth } = document.documentElement;
  const scrollbarGutter = clientWidth < innerWidth ? 'stable' : '';
  Object.assign(style, { overflow: 'hidden', scrollbarGutter });
  return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
}

/** The browser gives the focus to the first button. */
const showModal = (element: HTMLDialogElement | null) => element?.showModal();

/** Tab goes from button to button. The browser would leave the last one for its own bars. */
function goRound(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((from + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
}

/** A button, Escape or, for a success, a timer closes it. */
function ModalDialog({ dialog }: { dialog: OpenDialog }) {
  const { content, answer } = dialog;
  const id = useId();
  const closesItself = content.kind === 'notice' && content.tone === 'success';
  const subject = content.kind === 'question' ? content.subject : undefined;
  const hasDescription = content.message !== undefined || subject !== undefined;

  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(() => answer('cancelled'), successMs);
    return () => clearTimeout(timer);
  }, [closesItself, answer]);

  return (
    <Window
      ref={showModal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={hasDescription ? `${id}-description` : undefined}
      onKeyDown={goRound}
      onClose={() => answer('cancelled')}
    >
      <Title id={`${id}-title`}>{content.title}</Title>
      {hasDescription && (
        <Description id={`${id}-description`}>
          {subject !== undefined && <Subject dir="auto">{subject}</Subject>}
          {content.message !== undefined && <p>{content.message}</p>}
        </Description>
      )}
      <Buttons>
        <Answers content={content} onAnswer={answer} />
      </Buttons>
    </Window>
  );
}

interface AnswersProps {
  content: DialogContent;
  onAnswer: (answer: DialogAnswer) => void;
}

function Answers({ content, onAnswer }: AnswersProps) {
  const cancel = () => onAnswer('cancelled');
  if (content.kind === 'notice') return <Button onClick={cancel}>{labels.ok}</Button>;
  const { confirmLabel = labels.ok, deny, cancelLabel = labels.cancel } = content;
  return (
    <>
      <Button $tone="quiet" onClick={cancel}>
        {cancelLabel}
      </Button>
      {deny && (
        <Button $tone="quiet" onClick={() => onAnswer('denied')}>
          {deny === true ? labels.deny : deny}
        </Button>
      )}
      <Button $tone="danger" onClick={() => onAnswer('confirmed')}>
        {confirmLabel}
      </Button>
    </>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Window = styled.dialog`
  gap: ${space.md};
  width: min(26rem, calc(100vw - 2rem));
  max-width: none;
  max-height: calc(100vh - 2rem);
  margin: auto;
  overflow-y: auto;
  padding: ${space.xl} ${space.lg} ${space.lg};
  border: 0;
  border-top: 4px solid ${color.primary};
  border-radius: ${radius.lg};
  background: ${color.paper};
  color: ${color.ink};
  box-shadow: ${shadow.high};
  text-align: center;
  animation: ${appear} ${motion.slow};
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: ${color.shade};
    animation: ${appear} ${motion.fast};
  }
`;

const Title = styled.h2`
  font-size: 1.5rem;
`;

const Description = styled.div`
  display: grid;
  gap: ${space.md};
  color: ${color.inkSoft};
`;

const Subject = styled.strong`
  color: ${color.ink};
  font: 600 ${size.lg} / 1.3 ${font.display};
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm};
`;

import { AlertDialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button';
import type { DialogAnswer, DialogContent, OpenDialog } from './Dialog';
import { color, font, motion, radius, shadow, size, space } from './theme';

const successMs = 1500;
const labels = { ok: 'OK', deny: 'No', cancel: 'Cancel' };

/**
 * Shows the open dialog, and after it the next. A dialog takes the focus and keeps it, so that screen
 * readers announce it and no key reaches the page behind. After the last dialog the focus returns.
 */
export function DialogWindow({ dialog }: { dialog: OpenDialog }) {
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    // Radix releases the focus in the next task.
    return () => void setTimeout(() => returnFocus(from));
  }, []);
  return <ModalDialog key={dialog.id} dialog={dialog} />;
}

/** Moves the focus to the opener or, if it has left the page, to the page's heading. */
function returnFocus(opener: Element | null) {
  const heading = document.querySelector('h1');
  const target = opener?.isConnected && opener !== document.body ? opener : heading;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** A button, Escape or, for a success, a timer closes it. */
function ModalDialog({ dialog }: { dialog: OpenDialog }) {
  const { content, answer } = dialog;
  const closesItself = content.kind === 'notice' && content.tone === 'success';
  const subject = content.kind === 'question' ? content.subject : undefined;
  const hasDescription = content.message !== undefined || subject !== undefined;

  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(() => answer('cancelled'), successMs);
    return () => clearTimeout(timer);
  }, [closesItself, answer]);

  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && answer('cancelled')}>
      <AlertDialog.Portal>
        <Shade />
        <Window
          {...(!hasDescription && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Title>{content.title}</Title>
          {hasDescription && (
            <AlertDialog.Description asChild>
              <Description>
                {subject !== undefined && <Subject dir="auto">{subject}</Subject>}
                {content.message !== undefined && <p>{content.message}</p>}
              </Description>
            </AlertDialog.Description>
          )}
          <Buttons>
            <Answers content={content} onAnswer={answer} />
          </Buttons>
        </Window>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface AnswersProps {
  content: DialogContent;
  onAnswer: (answer: DialogAnswer) => void;
}

function Answers({ content, onAnswer }: AnswersProps) {
  // Radix gives the first focus to the Cancel part, and to no other.
  if (content.kind === 'notice') {
    return (
      <AlertDialog.Cancel asChild>
        <Button>{labels.ok}</Button>
      </AlertDialog.Cancel>
    );
  }
  const { confirmLabel = labels.ok, deny, cancelLabel = labels.cancel } = content;
  return (
    <>
      <AlertDialog.Cancel asChild>
        <Button $tone="quiet">{cancelLabel}</Button>
      </AlertDialog.Cancel>
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

const Shade = styled(AlertDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${color.shade};
  animation: ${appear} ${motion.fast};
`;

const Window = styled(AlertDialog.Content)`
  position: fixed;
  top: 50%;
  left: 50%;
  z-index: 51;
  display: grid;
  gap: ${space.md};
  width: min(26rem, calc(100vw - 2rem));
  max-height: calc(100vh - 2rem);
  overflow-y: auto;
  padding: ${space.xl} ${space.lg} ${space.lg};
  border-top: 4px solid ${color.primary};
  border-radius: ${radius.lg};
  background: ${color.paper};
  box-shadow: ${shadow.high};
  text-align: center;
  translate: -50% -50%;
  animation: ${appear} ${motion.slow};
`;

const Title = styled(AlertDialog.Title)`
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

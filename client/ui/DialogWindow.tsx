import { AlertDialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button';
import type { DialogAnswer, DialogContent, OpenDialog } from './Dialog';
import { color, motion, radius, shadow, space } from './theme';

const successMs = 1500;
const labels = { ok: 'OK', deny: 'No', cancel: 'Cancel' };

/** One open dialog. A button, Escape or, for a success, a timer closes it. */
export function DialogWindow({ dialog }: { dialog: OpenDialog }) {
  const { content, answer } = dialog;
  const opener = useRef(document.activeElement);
  const closesItself = content.kind === 'notice' && content.tone === 'success';

  useEffect(() => {
    if (!closesItself) return;
    const timer = setTimeout(() => answer('cancelled'), successMs);
    return () => clearTimeout(timer);
  }, [closesItself, answer]);

  // The focus returns to the opener or, after a navigation, goes to the new page's heading.
  useEffect(() => {
    const from = opener.current;
    return () => {
      const target =
        from?.isConnected && from !== document.body ? from : document.querySelector('h1');
      if (target instanceof HTMLElement) setTimeout(() => target.focus({ preventScroll: true }));
    };
  }, []);

  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && answer('cancelled')}>
      <AlertDialog.Portal>
        <Shade />
        <Window
          {...(content.message === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <Title>{content.title}</Title>
          {content.message !== undefined && <Message>{content.message}</Message>}
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
  if (content.kind === 'notice') {
    return <Button onClick={() => onAnswer('confirmed')}>{labels.ok}</Button>;
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

const Message = styled(AlertDialog.Description)`
  color: ${color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.sm};
`;

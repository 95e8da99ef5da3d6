import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Whether files are dragged over the target, or elsewhere over the page. */
type Dragging = 'over' | 'elsewhere' | undefined;

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Whether files are dragged. The address of a picture, on its way to a text field, is a text. */
export function hasFiles({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !(types.includes('text/uri-list') && isTextField(target));
}

/**
 * The files that are pasted; none where a text is pasted into a text field. The cells of a spreadsheet come with a
 * picture of them.
 */
export function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const { types = [], files = [] } = clipboardData ?? {};
  const isText = isTextField(target) && types.includes('text/plain') && types.includes('text/html');
  return isText ? [] : [...files];
}

/**
 * Hands over files that are dropped on the target, or pasted anywhere. Files that are dropped elsewhere
 * are ignored: otherwise the browser would open them in place of the page. What another part of the page has
 * taken is left to it.
 */
export function useDropAndPaste(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): Dragging {
  const [dragging, setDragging] = useState<Dragging>();

  const isOver = (event: DragEvent) =>
    event.target instanceof Node && target.current?.contains(event.target) === true;

  const handleDrag = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isOver(event) ? 'copy' : 'none';
    setDragging(isOver(event) ? 'over' : 'elsewhere');
  });
  const handleLeave = useEffectEvent((event: DragEvent) => {
    // The pointer left the window, or the drag ended.
    if (!event.relatedTarget) setDragging(undefined);
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setDragging(undefined);
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    if (isOver(event)) onFiles([...event.dataTransfer.files]);
  });
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const listeners = [
      listen('dragenter', (event) => handleDrag(event)),
      listen('dragover', (event) => handleDrag(event)),
      listen('dragleave', (event) => handleLeave(event)),
      listen('drop', (event) => handleDrop(event)),
      listen('paste', (event) => handlePaste(event)),
    ];
    return () => listeners.forEach((remove) => remove());
  }, []);

  return dragging;
}

function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  window.addEventListener(type, listener);
  return () => window.removeEventListener(type, listener);
}

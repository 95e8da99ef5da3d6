import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/Button';
import { color, from, size, space } from '../../ui/theme';
import { openZoomViewer, type ZoomViewer } from './zoom-viewer';

interface ZoomWindowProps {
  /** The path of the picture's IIIF service. */
  service: string;
  alt: string;
  /** A tiny picture, which is shown until the first tiles are drawn. */
  preview: string;
  onClose: () => void;
  /** Nothing of the picture could be loaded. */
  onFail: () => void;
}

/** A picture to look at closely, in a dialog that fills the window. */
export function ZoomWindow({ service, alt, preview, onClose, onFail }: ZoomWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<ZoomViewer>(null);
  const [drawn, setDrawn] = useState(false);
  const [lacksParts, setLacksParts] = useState(false);
  const keysId = useId();

  const handleFail = useEffectEvent(onFail);
  useEffect(() => {
    if (!frame.current) return;
    dialog.current?.showModal();
    const opened = openZoomViewer(frame.current, service, {
      onDrawn: () => setDrawn(true),
      onFail: () => handleFail(),
      onPartFail: () => setLacksParts(true),
    });
    viewer.current = opened;
    describe(opened.canvas, alt, keysId);
    opened.canvas.focus();
    return opened.close;
  }, [service, alt, keysId]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (viewer.current?.press(event.key)) event.preventDefault();
  }

  return (
    <Window ref={dialog} aria-label="Zoom" onClose={onClose} onKeyDown={handleKeyDown}>
      <Bar>
        <Tool icon="M8 3.5v9M3.5 8h9" label="Zoom in" onClick={() => viewer.current?.zoomIn()} />
        <Tool icon="M3.5 8h9" label="Zoom out" onClick={() => viewer.current?.zoomOut()} />
        <Tool
          icon="M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4"
          label="Whole picture"
          onClick={() => viewer.current?.showWhole()}
        />
        <Tool icon="m3.5 3.5 9 9M12.5 3.5l-9 9" label="Close" onClick={onClose} />
      </Bar>
      <Picture ref={frame} style={drawn ? undefined : { backgroundImage: `url(${preview})` }} />
      <Notes>
        <p role="status">{lacksParts && 'Some parts of the picture could not be loaded.'}</p>
        <p id={keysId}>
          <Touch>Two fingers zoom, one finger moves the picture. Tap twice to zoom in. </Touch>
          <Keys>
            Wheel, + and − zoom. Drag or arrow keys move. 0 shows the whole picture. Escape closes.
          </Keys>
        </p>
      </Notes>
    </Window>
  );
}

/** Screen readers pass the keys to an application. */
function describe(canvas: HTMLElement, alt: string, keysId: string) {
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-roledescription', 'picture to zoom');
  canvas.setAttribute('aria-label', alt);
  canvas.setAttribute('aria-describedby', keysId);
}

interface ToolProps {
  /** The path of the icon. */
  icon: string;
  label: string;
  onClick: () => void;
}

const Tool = ({ icon, label, onClick }: ToolProps) => (
  <ToolButton $tone="quiet" onClick={onClick}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={icon} />
    </svg>
    <span>{label}</span>
  </ToolButton>
);

const Window = styled.dialog`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 0;
  border: 0;
  background: ${color.paper};
  color: ${color.ink};
  font-size: ${size.sm};
  /* The page behind does not scroll. */
  :root:has(&) {
    overflow: hidden;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: ${space.sm};
  padding: ${space.sm};
  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** A small screen shows the icon alone. */
const ToolButton = styled(Button)`
  min-width: 2.75rem;
  padding-inline: ${space.sm};
  font-size: ${size.sm};
  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
  }
  span {
    position: absolute;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (min-width: ${from.phone}) {
    padding-inline: ${space.md};
    span {
      position: static;
      clip-path: none;
    }
  }
`;

/** The preview stands exactly where the whole picture will be. Around both is room for the focus. */
const Picture = styled.div`
  padding: 6px;
  background: ${color.night} 50% / contain no-repeat content-box;
  background-clip: border-box;
  &:has(:focus-visible) {
    outline: 3px solid ${color.onNight};
    outline-offset: -3px;
  }
`;

const Notes = styled.div`
  display: grid;
  padding: ${space.sm} ${space.md};
  color: ${color.inkSoft};
`;

/** A screen may take fingers beside a mouse. */
const Touch = styled.span`
  @media not all and (any-pointer: coarse) {
    display: none;
  }
`;

const Keys = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { VisuallyHidden } from './Page';
import { color, radius, size, space } from './theme';

interface CopyText {
  label: string;
  text: string;
  /** A text for programs, whose characters have the same width. */
  isCode?: boolean;
}

interface CopyTextsProps {
  texts: readonly CopyText[];
  /** Of the labels: below the page's h1 (2), or below a section's h2 (3). */
  headingLevel?: 2 | 3;
}

/** Texts with a button each that copies it. What was copied last says so, also to screen readers. */
export function CopyTexts({ texts, headingLevel = 3 }: CopyTextsProps) {
  const [copied, setCopied] = useState<string>();
  const [selected, setSelected] = useState<string>();
  const id = useId();
  const blocks = useRef(new Map<string, HTMLElement>());

  async function copy({ label, text }: CopyText) {
    const done = await writeToClipboard(text, blocks.current.get(label));
    setCopied(done ? label : undefined);
    setSelected(done ? undefined : label);
  }

  return (
    <>
      {texts.map((one) => (
        <Item key={one.label}>
          <Head>
            <Label as={`h${headingLevel}`} id={id + one.label}>
              {one.label}
            </Label>
            <Button
              $small
              $tone="quiet"
              aria-describedby={id + one.label}
              onClick={() => void copy(one)}
            >
              {copied === one.label ? 'Copied' : 'Copy'}
            </Button>
          </Head>
          <Text
            ref={(block: HTMLElement | null) => {
              if (block) blocks.current.set(one.label, block);
              else blocks.current.delete(one.label);
            }}
            as={one.isCode ? 'pre' : 'p'}
            dir={one.isCode ? 'ltr' : 'auto'}
          >
            {one.text}
          </Text>
        </Item>
      ))}
      <VisuallyHidden role="status">
        {copied
          ? `${copied}: Copied`
          : selected && `${selected} is selected. Copy it with the keys of your device.`}
      </VisuallyHidden>
    </>
  );
}

/**
 * Where the browser refuses the clipboard, as on pages without encryption, the text is selected.
 * @returns whether the text is in the clipboard
 */
async function writeToClipboard(text: string, block: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (block) getSelection()?.selectAllChildren(block);
    return false;
  }
}

const Item = styled.div`
  display: grid;
  gap: ${space.xs};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
`;

const Label = styled.h3`
  font-size: ${size.md};
`;

const Text = styled.p`
  min-width: 0;
  padding: ${space.sm};
  border-radius: ${radius.sm};
  background: ${color.cream};
  font-size: ${size.sm};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

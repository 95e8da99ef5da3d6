import { useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../ui/theme';
import type { SiteContent } from '../site';
import { Section } from './Section';

/** Questions and answers, one open at a time. */
export function Faq({ items }: { items: SiteContent['faq'] }) {
  const [open, setOpen] = useState<string>();
  const id = useId();
  // Before hydration a script of index.html opens a question, in the same attributes.
  const adoptEarlyPress = useCallback((list: HTMLDivElement | null) => {
    const early = list?.querySelector('[aria-expanded=true]');
    if (early) setOpen(early.textContent);
  }, []);
  return (
    <Section id="faq" title="Frequently Asked Questions" tinted>
      <List ref={adoptEarlyPress}>
        {items.map(({ question, answer }, index) => {
          const shown = question === open;
          const answerId = `${id}-${index}`;
          return (
            <Item key={question}>
              <h3>
                <Question
                  type="button"
                  aria-expanded={shown}
                  aria-controls={answerId}
                  onClick={() => setOpen(shown ? undefined : question)}
                >
                  <span>{question}</span>
                  <Sign aria-hidden="true" />
                </Question>
              </h3>
              <Answer id={answerId} hidden={!shown}>
                {answer}
              </Answer>
            </Item>
          );
        })}
      </List>
    </Section>
  );
}

const List = styled.div`
  width: 100%;
  max-width: 48rem;
  margin-inline: auto;
  border-top: 1px solid ${color.line};
`;

const Item = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const Question = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  width: 100%;
  padding: ${space.md} ${space.sm};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: 600 ${size.lg} / 1.35 ${font.display};
  text-align: start;
  cursor: pointer;
  &:hover {
    color: ${color.accent};
  }
`;

/** A plus sign, which becomes a minus sign when the answer is open. */
const Sign = styled.span`
  position: relative;
  flex: none;
  width: 1rem;
  height: 1rem;
  color: ${color.accent};
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 7px 0;
    background: currentColor;
    @media (forced-colors: active) {
      background: ButtonText;
    }
  }
  &::after {
    inset: 0 7px;
  }
  [aria-expanded='true'] > &::after {
    display: none;
  }
`;

/** Without JavaScript no question opens, so every answer is shown. */
const Answer = styled.p`
  @media (scripting: none) {
    &[hidden] {
      display: block;
    }
  }
  padding: 0 ${space.sm} ${space.lg};
  color: ${color.inkSoft};
  line-height: 1.7;
`;

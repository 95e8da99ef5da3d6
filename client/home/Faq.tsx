import styled from 'styled-components';
import { color, font, radius, size, space } from '../ui/theme';
import type { SiteContent } from '../site';
import { Section } from './Section';

/** Questions and answers. The browser keeps one of them open at a time, also without scripts. */
export function Faq({ items }: { items: SiteContent['faq'] }) {
  return (
    <Section id="faq" title="Frequently Asked Questions" tinted>
      <List>
        {items.map(({ question, answer }) => (
          <Item key={question} name="faq">
            <Question>
              <h3>{question}</h3>
              <Sign aria-hidden="true" />
            </Question>
            <Answer>{answer}</Answer>
          </Item>
        ))}
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
`;

const Item = styled.details`
  border-bottom: 1px solid ${color.line};
  &[open] ${Sign}::after {
    display: none;
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.md} ${space.sm};
  border-radius: ${radius.sm};
  color: ${color.ink};
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  h3 {
    font: 600 ${size.lg} / 1.35 ${font.display};
  }
  &:hover {
    color: ${color.accent};
  }
`;

const Answer = styled.p`
  padding: 0 ${space.sm} ${space.lg};
  color: ${color.inkSoft};
  line-height: 1.7;
`;

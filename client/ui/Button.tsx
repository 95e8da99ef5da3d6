import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, motion, radius, size, space } from './theme';

type ButtonTone = 'primary' | 'quiet' | 'danger';

interface ButtonProps {
  /** What the control is for: the page's main step, a lesser one, or one that destroys. */
  $tone?: ButtonTone;
  $small?: boolean;
}

const tones = {
  primary: css`
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
    &:hover {
      background: ${color.primaryHover};
      border-color: ${color.primaryHover};
    }
    @media (forced-colors: active) {
      &,
      &:hover {
        background: Highlight;
        border-color: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  `,
  quiet: css`
    background: ${color.paper};
    border-color: ${color.control};
    color: ${color.ink};
    &:hover {
      background: ${color.amber};
    }
  `,
  danger: css`
    background: ${color.danger};
    border-color: ${color.danger};
    color: ${color.onPrimary};
    &:hover {
      background: ${color.dangerHover};
      border-color: ${color.dangerHover};
    }
  `,
};

/** The look of a button. */
export const buttonLook = ({ $tone = 'primary', $small }: ButtonProps) => css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  min-height: ${$small ? '2.25rem' : '2.75rem'};
  padding: ${$small ? '0.25rem 0.875rem' : '0.5rem 1.25rem'};
  border: 1px solid;
  border-radius: ${radius.md};
  font-size: ${$small ? size.sm : size.md};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${motion.fast};
  ${tones[$tone]}
  &:disabled {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &:is(:disabled, [aria-disabled='true']) {
      background: ButtonFace;
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    display: none;
  }
`;

export const Button = styled.button.attrs<ButtonProps>(({ type = 'button' }) => ({ type }))`
  ${buttonLook}
`;

export const ButtonLink = styled(Link)<ButtonProps>`
  ${buttonLook}
`;

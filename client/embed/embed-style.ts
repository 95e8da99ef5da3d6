import { color, space } from '../ui/theme';

/**
 * The style of the page that other sites frame, in the light or dark colours of the visitor's choice. It
 * has the fonts of the system, because web fonts would weigh more than the page. In a low frame the
 * picture stands beside the texts.
 */
export const embedStyle = `
* { box-sizing: border-box; margin: 0; }
html, body, main { height: 100%; }
body { background: ${color.paper}; color: ${color.ink}; font: 1rem/1.4 system-ui, sans-serif; }
article {
  position: relative; display: flex; flex-direction: column; height: 100%; min-height: 8rem;
  overflow: hidden; border: 1px solid ${color.line}; border-radius: 0.75rem;
}
article > div { display: grid; flex: 1 1 0; place-items: center; min-height: 0;
  padding: ${space.md} ${space.md} 0; color: ${color.inkSoft}; }
img { display: block; width: auto; max-width: 100%; height: auto; max-height: 100%; min-height: 0;
  border-radius: 0.5rem; font-size: 0.875rem; }
section { display: grid; grid-auto-rows: max-content; gap: ${space.xs}; padding: ${space.md}; min-width: 0; overflow-wrap: anywhere; }
h1 { display: -webkit-box; overflow: hidden; font-size: 1.125rem; line-height: 1.3;
  -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
p { color: ${color.inkSoft}; font-size: 0.875rem; }
p a { position: relative; color: inherit; }
p a:focus-visible { outline: 3px solid ${color.accent}; outline-offset: 2px; }
.door { position: static; color: ${color.accent}; font-weight: 600; }
.door::after { content: ''; position: absolute; inset: 0; border-radius: 0.75rem; }
.door:focus-visible { outline: none; }
.door:focus-visible::after { outline: 3px solid ${color.accent}; outline-offset: -3px; }
.type { color: ${color.accent}; font-weight: 600; }
.fact { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.alone { display: grid; align-content: center; height: 100%; padding: ${space.md}; text-align: center; }
@media (max-height: 20rem) and (min-width: 20rem) {
  article { flex-direction: row; }
  article > div { flex: 0 0 40%; padding: ${space.md} 0 ${space.md} ${space.md}; }
  section { align-content: center; overflow: auto; }
}
@media (max-height: 12rem) {
  .type, .fact + .fact { display: none; }
}
`;

// @ts-check
import ts from 'typescript';

/**
 * A browser that translates a page puts `<font>` elements in the place of text nodes. React then changes
 * a node that is no longer in the page, and fails when it removes that node or inserts before it. It has
 * no node for a text that is the only child of an element.
 */
const messages = {
  changes: 'Give a text that changes an element of its own: see eslint.translation.mjs.',
  follows:
    'Give a text behind what may come and go an element of its own: see eslint.translation.mjs.',
  fragment: 'Put the text of a fragment into an element: see eslint.translation.mjs.',
  component: 'Return an element, not a text: see eslint.translation.mjs.',
};

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** @param {ts.Type} type */
const members = (type) => (type.isUnion() ? type.types : [type]);

/** Whether a type is ReactNode. @param {ts.Type} type */
const isAnything = (type) => members(type).some(({ symbol }) => symbol?.name === 'Iterable');

/** @param {ts.Type} type */
const mayBeText = (type) =>
  !isAnything(type) &&
  members(type).some((one) => one.flags & TEXT && !(one.isStringLiteral() && one.value === ''));

/** Whether a child may be absent, or is a list. @param {ts.Type} type */
const mayComeAndGo = (type) =>
  isAnything(type) ||
  members(type).some(({ flags, symbol }) => flags & NOTHING || symbol?.name === 'Array');

/** Whether a child of an element shows nothing. @param {any} child */
const isEmpty = (child) =>
  child.type === 'JSXText'
    ? child.value.includes('\n') && child.value.trim() === ''
    : child.expression?.type === 'JSXEmptyExpression';

/** @type {import('eslint').Rule.RuleModule} */
const ownElement = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    /** @type {ts.TypeChecker} */
    const checker = program.getTypeChecker();
    const tsNodeOf = (/** @type {any} */ node) => esTreeNodeToTSNodeMap.get(node);

    /** @param {any} node */
    function checkChildren({ type, children }) {
      const shown = children.filter((/** @type {any} */ child) => !isEmpty(child));
      let followsOptional = false;
      for (const child of shown) {
        const typeOfChild =
          child.type === 'JSXExpressionContainer'
            ? checker.getTypeAtLocation(tsNodeOf(child.expression))
            : null;
        const isText = child.type === 'JSXText' || (typeOfChild && mayBeText(typeOfChild));
        const isConstant = !typeOfChild || typeOfChild.isLiteral();
        if (isText && type === 'JSXFragment') {
          context.report({ node: child, messageId: 'fragment' });
        } else if (isText && shown.length > 1) {
          if (!isConstant) context.report({ node: child, messageId: 'changes' });
          else if (followsOptional) context.report({ node: child, messageId: 'follows' });
        }
        followsOptional = typeOfChild !== null && mayComeAndGo(typeOfChild);
      }
    }

    return {
      JSXElement(/** @type {any} */ node) {
        checkChildren(node);
        const signature = checker.getResolvedSignature(tsNodeOf(node.openingElement));
        if (signature && mayBeText(signature.getReturnType())) {
          context.report({ node: node.openingElement, messageId: 'component' });
        }
      },
      JSXFragment: checkChildren,
    };
  },
};

/** @type {import("eslint").Linter.Config} */
export const translationConfig = {
  files: ['client/**/*.tsx'],
  // A card for other sites is HTML without React.
  ignores: ['client/embed/**'],
  // The rule asks for the types of what a component shows.
  languageOptions: { parserOptions: { projectService: true } },
  plugins: { translation: { rules: { 'own-element': ownElement } } },
  rules: { 'translation/own-element': 'error' },
};

/** Enters a text into a field as if it were typed, so that its form notices. */
export function enterText(control: HTMLInputElement, text: string): void {
  // React ignores the event after an assignment of the value.
  control.setRangeText(text, 0, control.value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

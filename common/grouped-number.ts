/**
 * Writes a whole number for readers, such as 1,000,000. Without `Intl`, whose first use stops a slow phone for
 * some 50 ms.
 */
export const groupedNumber = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

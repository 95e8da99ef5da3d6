import { color } from '../ui/theme';

/** The amphora that stands for the product. */
export function BrandMark() {
  return (
    <svg width="26" height="30" viewBox="0 0 26 30" aria-hidden="true">
      <path
        fill={color.primary}
        d="M9 1h8l-.8 4.200C21 7.200 24 11 24 15.800c0 5.200-3.600 9-6.400 10.800V29H8.400v-2.400C5.600 24.800 2 21 2 15.800 2 11 5 7.200 9.800 5.200z"
      />
      <path
        fill="none"
        stroke={color.cream}
        strokeWidth="1.6"
        d="M3.600 12.600h18.800M3 18.400h20"
      />
    </svg>
  );
}

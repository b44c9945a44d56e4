/** Line signs that only the play screen needs, on the same grid as the shell's icons. They say nothing by themselves. */
const PATHS = {
  fast: 'M5 6.5L11 12L5 17.5M12.5 6.5L18.5 12L12.5 17.5',
  eye: 'M2.5 12C6 6 18 6 21.5 12C18 18 6 18 2.5 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9',
  lock: 'M7 11H17Q18.5 11 18.5 12.5V18Q18.5 19.5 17 19.5H7Q5.5 19.5 5.5 18V12.5Q5.5 11 7 11ZM8 11V8C8 3.5 16 3.5 16 8V11',
  list: 'M9 6.500H19M9 12H19M9 17.500H19M5 6.500V6.600M5 12V12.100M5 17.500V17.600',
  flag: 'M6.500 20V4.500H17L14.500 8.500L17 12.500H6.500',
  again: 'M19 5V10H14M18.500 10C16 4.500 8 4 5.500 9C3 14.500 7.500 20 13 19',
} as const;

export type SignName = keyof typeof PATHS;

export function Sign({ name, size = 24 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      class="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

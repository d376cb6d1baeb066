import type { Ref } from 'react';

interface HoneypotProps {
  /** The label, for people who come across the field. */
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field that only bots fill in. The `hidden` attribute works even without style sheets. */
export function Honeypot({ label, ref }: HoneypotProps) {
  return (
    <div hidden>
      <label>
        {label}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Select } from '../ui/Field';
import { LineLabel } from './ControlLabel';

interface FilterSelectProps {
  label: string;
  name: string;
  /** The filter of the address. */
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** Keeps the visitor's choice while its results load. Follows the address when that changes otherwise. */
export function FilterSelect({ label, name, value, onChange, children }: FilterSelectProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const followed = useRef(value);

  useEffect(() => {
    if (!select.current || value === followed.current) return;
    followed.current = value;
    select.current.value = value;
    // The address may name a type that no artifact has.
    if (select.current.selectedIndex < 0) select.current.selectedIndex = 0;
  }, [value]);

  return (
    <LineLabel htmlFor={id}>
      <span>{label}</span>
      <Select
        ref={select}
        id={id}
        name={name}
        defaultValue={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Select>
    </LineLabel>
  );
}

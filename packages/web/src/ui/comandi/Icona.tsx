import type { Icon } from '@tabler/icons-react';

type Props = { di: Icon; size?: 13 | 16 | 18 | 20 | 24; className?: string | undefined };

const computeTratto = (size: number) => (size <= 14 ? 2 : size <= 18 ? 1.75 : 1.5);

/** An outline icon at one of the four sizes, with the stroke that belongs to it. Decorative: the word stands beside. */
export function Icona({ di: Segno, size = 16, className }: Props) {
  return <Segno size={size} stroke={computeTratto(size)} aria-hidden className={className} />;
}

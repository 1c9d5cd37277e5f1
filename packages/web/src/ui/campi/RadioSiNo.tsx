import { filtroSiNo } from '@quadra/contract';
import type { Blocco } from './Campo.tsx';
import { CampoSegmenti } from './CampoSegmenti.tsx';

type Props = {
  etichetta: string;
  /** null: both, and nothing is sent. */
  valore: boolean | null;
  onChange: (valore: boolean | null) => void;
  disabilitato?: boolean;
  blocco?: Blocco | undefined;
};

const voci = filtroSiNo.map(([nome, valore]) => [String(valore ?? ''), nome] as const);

/** A yes/no filter: Tutti, Si, No. */
export function RadioSiNo({ valore, onChange, ...campo }: Props) {
  return (
    <CampoSegmenti
      {...campo}
      voci={voci}
      valore={valore === null ? '' : valore ? 'true' : 'false'}
      onChange={(scelta) => onChange(scelta === '' ? null : scelta === 'true')}
    />
  );
}

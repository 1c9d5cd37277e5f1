import { messaggiUi as m } from '../messages/ui.ts';
import { type Blocco, Lucchetto } from './Campo.tsx';
import css from './RadioSiNo.module.css';
import { Segmenti } from './Segmenti.tsx';

type Props = {
  etichetta: string;
  /** null: both, and nothing is sent. */
  valore: boolean | null;
  onChange: (valore: boolean | null) => void;
  disabilitato?: boolean;
  blocco?: Blocco | undefined;
};

const voci = [
  ['', m.tutti],
  ['true', m.si],
  ['false', m.no],
] as const;

/** A yes/no filter: Tutti, Si, No. */
export function RadioSiNo({ etichetta, valore, onChange, disabilitato, blocco }: Props) {
  return (
    <div>
      <p className={css.label}>{etichetta}</p>
      <div className={css.box}>
        <Segmenti
          nome={etichetta}
          voci={voci}
          valore={valore === null ? '' : valore ? 'true' : 'false'}
          onChange={(scelta) => onChange(scelta === '' ? null : scelta === 'true')}
          disabilitato={disabilitato || Boolean(blocco?.attivo)}
        />
        {blocco && <Lucchetto nome={etichetta} blocco={blocco} />}
      </div>
    </div>
  );
}

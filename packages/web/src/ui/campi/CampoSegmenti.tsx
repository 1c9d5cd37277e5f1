import { type Blocco, Lucchetto } from './Campo.tsx';
import css from './CampoSegmenti.module.css';
import { Segmenti } from './Segmenti.tsx';

type Props<T extends string> = {
  etichetta: string;
  voci: readonly (readonly [valore: T, testo: string])[];
  valore: T;
  onChange: (valore: T) => void;
  disabilitato?: boolean | undefined;
  blocco?: Blocco | undefined;
};

/** A few exclusive choices side by side, under their label. */
export function CampoSegmenti<T extends string>({ etichetta, disabilitato, blocco, ...segmenti }: Props<T>) {
  return (
    <div>
      <p className={css.label}>{etichetta}</p>
      <div className={css.box}>
        <Segmenti
          nome={etichetta}
          {...segmenti}
          disabilitato={disabilitato === true || Boolean(blocco?.attivo)}
        />
        {blocco && <Lucchetto nome={etichetta} blocco={blocco} />}
      </div>
    </div>
  );
}

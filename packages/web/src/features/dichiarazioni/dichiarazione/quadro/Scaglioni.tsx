import type { ScaglioneSpiegato } from '@quadra/fisco';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura, useIstantanea } from '../apertura/contesto.ts';
import { nameScaglione } from '../dati/spiegazione.ts';
import css from './Registro.module.css';

/** Under a result: the brackets that it is made of, as the engine went through them. A figure changed by hand is made of none. */
export function RigheScaglioni({ chiave, nome }: { chiave: string; nome: string }) {
  const { campi } = useApertura();
  const { esito } = useIstantanea(chiave);
  if (esito.stato !== 'completo' && esito.stato !== 'provvisorio') return null;
  const scaglioni = campi.calcolo.listScaglioni(chiave);
  if (scaglioni.length === 0) return null;
  return (
    <ul aria-label={m.scaglioniDi(nome)}>
      {scaglioni.map((scaglione) => (
        <RigaScaglione key={scaglione.da} scaglione={scaglione} />
      ))}
    </ul>
  );
}

function RigaScaglione({ scaglione }: { scaglione: ScaglioneSpiegato }) {
  return (
    <li className={classi(css.line, css.bracket)}>
      <span />
      <span className={css.bracketName}>{nameScaglione(scaglione)}</span>
      <span className={css.formulaValue}>
        <span className={classi(css.bracketRate, 'figures')}>
          {scaglione.aliquota} × {scaglione.su}
        </span>
        <span className={classi(css.bracketValue, 'figures')}>{scaglione.importo}</span>
      </span>
    </li>
  );
}

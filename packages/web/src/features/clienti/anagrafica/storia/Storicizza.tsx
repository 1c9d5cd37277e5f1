import { giornoDiRoma, isData } from '@quadra/values';
import { useState } from 'react';
import { messaggiStoria as m } from '../../../../messages/anagrafica-storia.ts';
import { messaggiUi } from '../../../../messages/ui.ts';
import { DateField } from '../../../../ui/campi/DateField.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { computeModifiche, listDifferenze } from '../bozza-scheda.ts';
import type { Scheda } from '../useScheda.ts';
import { toValori } from '../valori.ts';
import css from './Storia.module.css';

type Props = { scheda: Scheda; onClose: () => void; onConferma: (dal: string) => void };

/** Since when the changes typed in the record hold: the values before them keep their period. */
export function Storicizza({ scheda: { salvata, valori }, onClose, onConferma }: Props) {
  const oggi = giornoDiRoma(new Date());
  const [dal, setDal] = useState('');
  const salvati = salvata === null ? valori : toValori(salvata);
  const righe = listDifferenze(salvati, computeModifiche(salvati, valori));
  const isBuona = isData(dal) && dal <= oggi;
  return (
    <Finestra tipo="modale" titolo={m.storicizzaTitolo} larghezza={520} onChiusa={onClose}>
      {righe.length === 0 ? (
        <p className={css.soft}>{m.nienteDaStoricizzare}</p>
      ) : (
        <>
          <p className={css.soft}>{m.storicizzaTesto}</p>
          <DateField
            etichetta={m.valeDal}
            valore={dal}
            onChange={setDal}
            massimo={oggi}
            className={css.day}
          />
          <ul className={css.changes}>
            {righe.map(({ chiave, nome, prima, dopo }) => (
              <li key={chiave}>
                <strong>{nome}</strong>: {prima} <span className="hidden">{m.diventa}</span>
                <span aria-hidden> › </span>
                {dopo}
              </li>
            ))}
          </ul>
        </>
      )}
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" disabled={!isBuona || righe.length === 0} onClick={() => onConferma(dal)}>
          {messaggiUi.ok}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}

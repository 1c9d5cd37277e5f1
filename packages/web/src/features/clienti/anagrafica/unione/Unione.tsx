import { fromWire } from '@quadra/contract';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { messaggiUi } from '../../../../messages/ui.ts';
import { messaggiUnione as m } from '../../../../messages/unione.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import form from '../AnagraficaForm.module.css';
import { formatCampo, getNomeCampo } from '../storia/passi.ts';
import css from './Unione.module.css';
import { correctCodice } from './unione.api.ts';

type Props = {
  /** Codici fiscali of the record that goes and of the one that stays. */
  va: string;
  resta: string;
  idStudio: number;
  onClose: () => void;
  onFatta: (id: string) => void;
};

/** The differences of two records, asked without writing anything. */
function useDifferenze(va: string, resta: string, idStudio: number) {
  const [righe, setRighe] = useState<ApiError['differenze'] | null>(null);
  const [errore, setErrore] = useState<ApiError | null>(null);
  useEffect(() => {
    let isViva = true;
    setRighe(null);
    correctCodice({ errato: va, corretto: resta, idStudio }).catch((causa: unknown) => {
      if (!isViva) return;
      const rifiuto = toApiError(causa);
      if (rifiuto.codice === 'UNIONE_DA_CONFERMARE') setRighe(rifiuto.differenze);
      else setErrore(rifiuto);
    });
    return () => {
      isViva = false;
    };
  }, [va, resta, idStudio]);
  return { righe, errore, setErrore };
}

/** Two records, field by field: which value stays, and how they become one. */
function useUnione({ va: primo, resta: secondo, idStudio, onFatta }: Props) {
  const [isInvertita, setInvertita] = useState(false);
  const [va, resta] = isInvertita ? [secondo, primo] : [primo, secondo];
  const { righe, errore, setErrore } = useDifferenze(va, resta, idStudio);
  const [tieni, setTieni] = useState<ReadonlySet<string>>(new Set());
  const [inCorso, setInCorso] = useState(false);
  const choose = (campo: string, diChiVa: boolean) => {
    const nuovi = new Set(tieni);
    if (diChiVa) nuovi.add(campo);
    else nuovi.delete(campo);
    setTieni(nuovi);
  };
  const invert = () => {
    setTieni(new Set());
    setErrore(null);
    setInvertita(!isInvertita);
  };
  const merge = async () => {
    setErrore(null);
    setInCorso(true);
    try {
      const scelta = { errato: va, corretto: resta, idStudio, conferma: true, tieni: [...tieni] };
      const { id } = await correctCodice(scelta);
      notifiche.push('success', m.unita);
      onFatta(id);
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  return { va, resta, righe, errore, tieni, inCorso, choose, invert, merge };
}

/** Two records side by side: field by field which value stays, then they become one. */
export function Unione(props: Props) {
  const unione = useUnione(props);
  const { va, resta, righe, errore, inCorso, invert, merge } = unione;
  return (
    <Finestra tipo="modale" titolo={m.unioneTitolo} larghezza={760} onChiusa={props.onClose}>
      <p className={css.soft}>{m.unioneTesto(va, resta)}</p>
      {errore && (
        <RiquadroErrore
          testo={errore.campi[0] ? `${errore.campi[0].percorso}: ${errore.campi[0].messaggio}` : errore.testo}
          codiceRichiesta={errore.codiceRichiesta}
        />
      )}
      {righe?.length === 0 && <p className={css.soft}>{m.nessunaDifferenza}</p>}
      {righe !== null && righe.length > 0 && <Confronto {...unione} righe={righe} />}
      <PulsantiFinestra>
        <Button icona={IconArrowsExchange} className={css.invert} onClick={invert}>
          {m.inverti}
        </Button>
        <Button onClick={props.onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto="primary" disabled={righe === null} inCorso={inCorso} onClick={merge}>
          {m.unisci}
        </Button>
      </PulsantiFinestra>
    </Finestra>
  );
}

type PropsConfronto = Pick<ReturnType<typeof useUnione>, 'va' | 'resta' | 'tieni' | 'choose'> & {
  righe: ApiError['differenze'];
};

function Confronto({ va, resta, tieni, choose, righe }: PropsConfronto) {
  return (
    <table className={form.conflict}>
      <thead>
        <tr>
          <th scope="col">{m.campo}</th>
          <th scope="col">
            {m.resta} <span className="figures">{resta}</span>
          </th>
          <th scope="col">
            {m.va} <span className="figures">{va}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {righe.map(({ campo, mio, attuale }) => (
          <tr key={campo}>
            <th scope="row" className={css.field}>
              {getNomeCampo(campo)}
            </th>
            {[false, true].map((diChiVa) => (
              <td key={String(diChiVa)}>
                <label>
                  <input
                    type="radio"
                    name={campo}
                    checked={tieni.has(campo) === diChiVa}
                    onChange={() => choose(campo, diChiVa)}
                  />
                  {formatCampo(campo, fromWire({ valore: diChiVa ? mio : attuale }).valore)}
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

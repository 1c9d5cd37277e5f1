import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiDichiarazione } from '../../../../messages/dichiarazione.ts';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from '../quadro/Riporto.module.css';
import {
  applyMessaggio,
  type Messaggio,
  markLetto,
  messaggioQuery,
  type VoceMessaggio,
} from './messaggi.api.ts';
import { useRilettura } from './useMessaggi.ts';

type Props = { messaggio: Messaggio; onChiusa: () => void };

/** A message received: what it wrote or would write, beside what is there, and what one can do with it. */
export function FinestraMessaggio({ messaggio, onChiusa }: Props) {
  const { dichiarazione: d, solaLettura, save } = useApertura();
  const { readElenchi, readTutto } = useRilettura();
  const { data } = useQuery(messaggioQuery(d.anno, messaggio.id));
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    setInCorso(true);
    setErrore(null);
    try {
      await act();
      onChiusa();
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  const accept = () =>
    run(async () => {
      // What is being typed is saved first: the message is written over what is on the page.
      if (!(await save())) return;
      await applyMessaggio(d.anno, messaggio.id);
      await readTutto();
      notifiche.push('success', m.applicato);
    });
  const acknowledge = () =>
    run(async () => {
      await markLetto(d.anno, messaggio.id);
      await readElenchi();
    });
  const inAttesa = messaggio.stato === 'In attesa';
  const applicabile = inAttesa && messaggio.idMittente !== d.id && !solaLettura;
  return (
    <Finestra
      tipo="modale"
      titolo={m.titoloUno(messaggio.mittente)}
      larghezza={720}
      onChiusa={onChiusa}
      chiusura
    >
      {errore && (
        <RiquadroErrore
          titolo={m.applicaNonRiuscito}
          testo={errore.testo}
          codiceRichiesta={errore.codiceRichiesta}
        />
      )}
      <p className={css.intro}>
        {m.da(
          messaggiDichiarazione.diTipo(messaggio.tipoMittente, d.anno),
          messaggio.righi.join(', '),
          messaggio.inviatoDa,
          formatDataOra(messaggio.inviatoIl),
        )}{' '}
        {messaggio.superato && m.superato}
      </p>
      {messaggio.attesa && <p className={css.intro}>{m.attese[messaggio.attesa]}</p>}
      {data && <Voci voci={data.voci} inAttesa={inAttesa} />}
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{m.chiudi}</Button>
        {messaggio.lettoIl === null && (
          <Button inCorso={inCorso} onClick={acknowledge} data-autofocus={!applicabile || undefined}>
            {m.segnaLetto}
          </Button>
        )}
        {applicabile && (
          <Button aspetto="primary" data-autofocus inCorso={inCorso} onClick={accept}>
            {m.applica}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}

function Voci({ voci, inAttesa }: { voci: readonly VoceMessaggio[]; inAttesa: boolean }) {
  const { modello } = useApertura();
  if (voci.length === 0) return <p className={css.same}>{m.nessunaCasella}</p>;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{m.casella}</th>
            <th className={css.value}>{inAttesa ? m.ora : m.prima}</th>
            <th className={css.value}>{m.dopo}</th>
          </tr>
        </thead>
        <tbody>
          {voci.map(({ casella: chiave, titolo, origine, prima, dopo }) => {
            const casella = modello.findCasella(chiave);
            return (
              <tr key={chiave} className={prima === dopo ? css.same : undefined}>
                <td>
                  <span className="figures">{nameCasella(chiave)}</span> {titolo}
                  <span className={css.same}> · {m.daCasella(nameCasella(origine))}</span>
                </td>
                <td className={css.value}>{formatValore(casella, prima) || m.vuoto}</td>
                <td className={css.value}>{formatValore(casella, dopo) || m.vuoto}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

import type { BilancioFilo } from '@quadra/contract';
import { loadBilancio, quadroOf } from '@quadra/fisco';
import { useMemo, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiBilancio as m } from '../../../../messages/bilancio.ts';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { importBilancio, setCaselleBilancio } from '../bilancio.api.ts';
import {
  listCaselleBilancio,
  listQuadriBilancio,
  listVociBilancio,
  readTesto,
  stripNote,
} from '../dati/bilancio.ts';
import { formatImporto } from '../dati/formato.ts';
import css from './Bilancio.module.css';

const LOG_MOSTRATO = 3;

type Props = { iniziale: BilancioFilo | null; onChiusa: () => void };

/** The accounts of the declaration: the file, its warnings, the casella of each item, and what goes into the quadro. */
export function FinestraBilancio({ iniziale, onChiusa }: Props) {
  const { dichiarazione, modello, quadro, campi, bozze, save } = useApertura();
  const [bilancio, setBilancio] = useState(iniziale);
  const [caselle, setCaselle] = useState<Readonly<Record<string, string>>>(iniziale?.Caselle ?? {});
  const [errore, setErrore] = useState('');
  const fonte = useMemo(
    () => makeFonteDati(listCaselleBilancio(modello, listQuadriBilancio(quadro.codice))),
    [modello, quadro.codice],
  );

  /** Items that nobody gave a casella to have that of the scheme, until somebody says otherwise. */
  const receive = async (letto: BilancioFilo | null) => {
    const { proposeCaselle } = await loadBilancio();
    const proposte = proposeCaselle(modello, quadro.codice, listVociBilancio(letto?.Righe ?? []));
    setErrore('');
    setBilancio(letto);
    setCaselle({ ...proposte, ...letto?.Caselle });
  };
  const fail = (causa: unknown) => setErrore(toApiError(causa).testo);
  const upload = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const testo = stripNote(readTesto(await file.arrayBuffer()));
    await importBilancio(dichiarazione, file.name, testo).then(receive, fail);
  };
  const assign = (voce: string, chiave: string | null) =>
    setCaselle(({ [voce]: _, ...altre }) => (chiave === null ? altre : { ...altre, [voce]: chiave }));
  const carry = async () => {
    try {
      const righi = (await setCaselleBilancio(dichiarazione, caselle))?.Righi ?? {};
      const suoi = Object.entries(righi).filter(([chiave]) => quadroOf(chiave) === quadro.codice);
      campi.apply(Object.fromEntries(suoi));
      bozze.touch(quadro.codice);
      onChiusa();
      await save();
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo, { titolo: m.nonRiuscito });
    }
  };
  return (
    <Finestra tipo="modale" titolo={m.titolo(quadro.codice)} larghezza={820} onChiusa={onChiusa} chiusura>
      {errore && (
        <div className={css.error}>
          <RiquadroErrore testo={errore} />
        </div>
      )}
      {bilancio?.Avvisi.map((avviso) => (
        <p key={avviso} role="status" className={css.warning}>
          {avviso}
        </p>
      ))}
      <CaricaFile
        scegli={bilancio ? m.sostituisci : m.scegli}
        testo={m.testo}
        accetta=".csv,.txt,.xbrl,.xml"
        uno
        onFile={upload}
      />
      {bilancio && (
        <>
          <p className={css.intro}>
            {m.importato(bilancio.Fonte, formatDataOra(bilancio.DataImport), bilancio.Righe.length)}{' '}
            {m.spiega}
          </p>
          <div className={css.items}>
            {listVociBilancio(bilancio.Righe).map(({ voce, importo }) => (
              <Tendina
                key={voce}
                etichetta={m.voce(voce, formatImporto(importo))}
                valore={caselle[voce] ?? null}
                fonte={fonte}
                opzionale
                segnaposto={m.nessuna}
                onChange={(chiave) => assign(voce, chiave)}
              />
            ))}
          </div>
          <p className={css.log}>
            {m.log}:{' '}
            {bilancio.Log.slice(0, LOG_MOSTRATO)
              .map(({ Data, Utente, Esito }) => `${formatDataOra(Data)}, ${Utente}: ${Esito}`)
              .join('; ')}
            .
          </p>
        </>
      )}
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{m.annulla}</Button>
        {bilancio && Object.keys(caselle).length > 0 && (
          <Button aspetto="primary" onClick={carry}>
            {m.riporta}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}

import { quadroOf } from '@quadra/fisco';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiCertificazione as m } from '../../../../messages/certificazione.ts';
import { CaricaFile } from '../../../../ui/campi/CaricaFile.tsx';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { readTesto } from '../dati/bilancio.ts';
import { type CertificazioniLette, readCertificazioniDi, type VoceCu } from '../dati/certificazioni.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Certificazioni.module.css';

const LARGHEZZA = 860;

/** The file of the certifications, what each casella would become, and which of them are taken. */
export function FinestraCertificazioni({ onChiusa }: { onChiusa: () => void }) {
  const { dichiarazione, modello, campi, bozze, save } = useApertura();
  const [lette, setLette] = useState<CertificazioniLette | null>(null);
  const [errore, setErrore] = useState('');
  /** A value that somebody wrote is not taken off unless it is asked. */
  const [scelte, setScelte] = useState<readonly string[]>([]);
  const upload = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    try {
      const testo = readTesto(await file.arrayBuffer());
      const nuove = await readCertificazioniDi(modello, dichiarazione.codiceFiscale, testo, campi.righi());
      setErrore(nuove === null ? m.illeggibile : '');
      setLette(nuove);
      const libere = nuove?.proposte.voci.filter(({ attuale }) => attuale === null) ?? [];
      setScelte(libere.map(({ chiave }) => chiave));
    } catch (causa) {
      setErrore(toApiError(causa).testo);
    }
  };
  const toggle = (chiave: string) =>
    setScelte((prima) => (prima.includes(chiave) ? prima.filter((c) => c !== chiave) : [...prima, chiave]));
  const carry = async () => {
    const prese = lette?.proposte.voci.filter(({ chiave }) => scelte.includes(chiave)) ?? [];
    campi.apply(Object.fromEntries(prese.map(({ chiave, valore }) => [chiave, valore])));
    for (const quadro of new Set(prese.map(({ chiave }) => quadroOf(chiave)))) bozze.touch(quadro);
    onChiusa();
    await save();
  };
  return (
    <Finestra
      tipo="modale"
      titolo={m.titolo(modello.anno)}
      larghezza={LARGHEZZA}
      onChiusa={onChiusa}
      chiusura
    >
      {errore && <RiquadroErrore testo={errore} />}
      <CaricaFile
        scegli={lette ? m.sostituisci : m.scegli}
        testo={m.testo}
        accetta=".cur,.txt,.ccf"
        uno
        onFile={upload}
      />
      {lette && (
        <Lette {...{ lette, scelte }} codiceFiscale={dichiarazione.codiceFiscale} onScelta={toggle} />
      )}
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{m.annulla}</Button>
        {scelte.length > 0 && (
          <Button aspetto="primary" onClick={() => void carry()}>
            {m.porta(scelte.length)}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}

type PropsLette = {
  lette: CertificazioniLette;
  codiceFiscale: string;
  scelte: readonly string[];
  onScelta: (chiave: string) => void;
};

function Lette({ lette, codiceFiscale, scelte, onScelta }: PropsLette) {
  const { sue, altrui, proposte, problemi } = lette;
  if (sue === 0) return <p className={css.note}>{m.nessuna(codiceFiscale, altrui)}</p>;
  return (
    <div className={css.read}>
      <p className={css.note}>
        {m.lette(sue, altrui)}. {m.posizioni}
      </p>
      {proposte.voci.length === 0 ? (
        <p>{m.nulla}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.casella}</th>
              <th scope="col">{m.punti}</th>
              <th scope="col" className={css.amount}>
                {m.oggi}
              </th>
              <th scope="col" className={css.amount}>
                {m.diventa}
              </th>
            </tr>
          </thead>
          <tbody>
            {proposte.voci.map((voce) => (
              <Riga
                key={voce.chiave}
                voce={voce}
                scelta={scelte.includes(voce.chiave)}
                onScelta={() => onScelta(voce.chiave)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Frasi
        titolo={m.daDecidere}
        frasi={proposte.daDecidere.map(({ punti, motivo }) => `${m.puntiDi(punti)}: ${motivo}`)}
      />
      <Frasi
        titolo={m.escluse}
        frasi={proposte.escluse.map(({ sostituto, motivo }) =>
          [sostituto, motivo].filter(Boolean).join(': '),
        )}
      />
      <Frasi titolo={m.problemi} frasi={problemi.map(({ riga, frase }) => m.riga(riga, frase))} />
    </div>
  );
}

function Riga({ voce, scelta, onScelta }: { voce: VoceCu; scelta: boolean; onScelta: () => void }) {
  const casella = useApertura().modello.findCasella(voce.chiave);
  const { chiave, titolo, attuale, valore, punti } = voce;
  return (
    <tr>
      <td>
        <Spunta etichetta={`${chiave} ${titolo}`} scelta={scelta} onChange={onScelta} />
      </td>
      <td>{m.puntiDi(punti)}</td>
      <td className={classi(css.amount, 'figures')}>
        {attuale === null ? '–' : formatValore(casella, attuale)}
      </td>
      <td className={classi(css.amount, 'figures')}>{formatValore(casella, valore)}</td>
    </tr>
  );
}

function Frasi({ titolo, frasi }: { titolo: string; frasi: readonly string[] }) {
  if (frasi.length === 0) return null;
  return (
    <section>
      <h3 className={css.heading}>{titolo}</h3>
      <ul className={css.list}>
        {frasi.map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    </section>
  );
}

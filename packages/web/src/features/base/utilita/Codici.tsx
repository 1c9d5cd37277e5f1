import type { Anatomia, loadUtilita } from '@quadra/fisco';
import { computeCodiceFiscale, isData } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { Compila, Errore, Parti, Risposta } from './Passi.tsx';
import css from './Utilita.module.css';
import { fonteLuoghi, luogoQuery } from './utilita.api.ts';

export type Utilita = Awaited<ReturnType<typeof loadUtilita>>;
const oggi = new Date().getFullYear();
const sessi = [
  ['M', m.uomo],
  ['F', m.donna],
] as const;

type PropsEsito = { codice: string; letta: Anatomia; frase: string; nota: string };

function Esito({ codice, letta, frase, nota }: PropsEsito) {
  const { data: luogo } = useQuery({ ...luogoQuery(letta.luogo ?? ''), enabled: letta.luogo !== undefined });
  if (letta.errore !== null) return <Errore testo={letta.errore} />;
  const parti = letta.parti.map((parte) =>
    luogo && parte.nota === letta.luogo ? { ...parte, nota: luogo } : parte,
  );
  return (
    <>
      <Risposta cifra={codice}>{frase}</Risposta>
      <Parti parti={parti} />
      <p className={css.soft}>{nota}</p>
    </>
  );
}

const LUNGO = 34;

/** One code typed and read. What is typed stays in the page. */
function UnCodice({ quale, utilita }: { quale: 'partita-iva' | 'iban'; utilita: Utilita }) {
  const [codice, setCodice] = useState('');
  const nome = m.conto[quale];
  const isIban = quale === 'iban';
  const letta = isIban ? utilita.explainIban(codice) : utilita.explainPartitaIva(codice);
  return (
    <>
      <div className={css.fields}>
        <TextField etichetta={nome} valore={codice} massimo={LUNGO + 8} codice onChange={setCodice} />
      </div>
      {codice.trim() === '' ? (
        <Compila />
      ) : (
        <Esito
          codice={letta.parti.map(({ testo }) => testo).join(' ')}
          letta={letta}
          frase={
            isIban ? m.corretto(`L’${nome}`) : m.corretta(`La ${nome.toLowerCase()}`.replace('iva', 'IVA'))
          }
          nota={isIban ? m.soloFormaIban : m.soloForma}
        />
      )}
    </>
  );
}
export const ContoPartitaIva = ({ utilita }: { utilita: Utilita }) => (
  <UnCodice quale="partita-iva" utilita={utilita} />
);
export const ContoIban = ({ utilita }: { utilita: Utilita }) => <UnCodice quale="iban" utilita={utilita} />;

/** A codice fiscale read, and one composed from who it is of. */
export function ContoCodiceFiscale({ utilita }: { utilita: Utilita }) {
  const [codice, setCodice] = useState('');
  const [chi, setChi] = useState({ cognome: '', nome: '', sesso: 'M' as 'M' | 'F', data: '', luogo: '' });
  const change = (nuovo: Partial<typeof chi>) => setChi({ ...chi, ...nuovo });
  const isPieno = chi.cognome.trim() !== '' && chi.nome.trim() !== '' && isData(chi.data) && chi.luogo !== '';
  const composto = isPieno ? computeCodiceFiscale({ ...chi, codiceCatastale: chi.luogo }) : null;
  return (
    <>
      <h2 className={css.heading}>{m.calcola}</h2>
      <div className={css.fields}>
        <TextField
          etichetta={m.cognome}
          valore={chi.cognome}
          massimo={80}
          onChange={(cognome) => change({ cognome })}
        />
        <TextField etichetta={m.nome} valore={chi.nome} massimo={80} onChange={(nome) => change({ nome })} />
        <CampoSegmenti
          etichetta={m.sesso}
          voci={sessi}
          valore={chi.sesso}
          onChange={(sesso) => change({ sesso })}
        />
        <DateField etichetta={m.nascita} valore={chi.data} onChange={(data) => change({ data })} />
        <Tendina
          etichetta={m.luogo}
          segnaposto={m.cercaLuogo}
          valore={chi.luogo === '' ? null : chi.luogo}
          fonte={fonteLuoghi}
          opzionale
          onChange={(luogo) => change({ luogo: luogo ?? '' })}
        />
      </div>
      {composto === null ? (
        <Compila />
      ) : (
        <Esito
          codice={composto}
          letta={utilita.explainCodiceFiscale(composto, oggi)}
          frase={m.corretto('Il codice')}
          nota={m.senzaOmocodia}
        />
      )}
      <h2 className={css.heading}>{m.daControllare}</h2>
      <div className={css.fields}>
        <TextField
          etichetta={m.conto['codice-fiscale']}
          valore={codice}
          massimo={20}
          codice
          onChange={setCodice}
        />
      </div>
      {codice.trim() !== '' && (
        <Esito
          codice={codice.replace(/\s/g, '')}
          letta={utilita.explainCodiceFiscale(codice, oggi)}
          frase={m.corretto('Il codice')}
          nota={m.soloForma}
        />
      )}
    </>
  );
}

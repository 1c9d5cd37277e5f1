import { requisiti, testiLettera } from '@quadra/contract';
import { writeGiorno } from '@quadra/fisco';
import { IconDownload, IconFolderDown, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../../api/contesto.ts';
import { toApiError } from '../../../../api/errore.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { readChi } from '../../../../api/sessione.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiLettera as m } from '../../../../messages/lettera.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useApertura, useVersione } from '../apertura/contesto.ts';
import { isVuoto } from '../dati/modifiche.ts';
import { Cifra } from './Cifra.tsx';
import css from './Lettera.module.css';
import { type Frase as FraseLetta, type LetteraLetta, letteraQuery, type Riga } from './lettera.api.ts';
import { Nota } from './Nota.tsx';
import { useLettera } from './useLettera.ts';

/** The letter for the client, as a page: what it says is read from the declaration, and each figure says where. */
export default function Lettera() {
  const { dichiarazione } = useApertura();
  const { data, error, refetch } = useQuery(letteraQuery(dichiarazione, dichiarazione.versione));
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy={!data && !error}>
      <Testa lettera={data} />
      {error && !data && <Errore causa={error} onRiprova={() => void refetch()} />}
      {data && <Foglio lettera={data} />}
    </div>
  );
}

function Errore({ causa, onRiprova }: { causa: unknown; onRiprova: () => void }) {
  const { testo, codiceRichiesta } = toApiError(causa);
  return (
    <RiquadroErrore titolo={m.nonCaricata} testo={testo} codiceRichiesta={codiceRichiesta}>
      <Button onClick={onRiprova}>{m.riprova}</Button>
    </RiquadroErrore>
  );
}

/** What is done with the letter, and whether it went. */
function Testa({ lettera }: { lettera: LetteraLetta | undefined }) {
  const { campi } = useApertura();
  const { utente } = useSessione();
  useVersione();
  const { save, keep, mail, inCorso } = useLettera();
  const tiene = canScrivere(utente, requisiti.stampaDichiarazioni);
  const isDiStudio = readChi(utente) === 'studio';
  return (
    <header className={css.head}>
      <h2>{m.titolo}</h2>
      {lettera && (
        <>
          <Button icona={IconDownload} inCorso={inCorso} onClick={() => void save()}>
            {m.scarica}
          </Button>
          {tiene && (
            <Button icona={IconFolderDown} inCorso={inCorso} onClick={() => void keep()}>
              {m.salva}
            </Button>
          )}
          {tiene && isDiStudio && (
            <Button
              aspetto="primary"
              icona={IconSend}
              inCorso={inCorso}
              disabled={lettera.email === null}
              title={lettera.email === null ? m.senzaEmail : undefined}
              onClick={() => void mail(lettera)}
            >
              {m.invia}
            </Button>
          )}
        </>
      )}
      {lettera?.inviata && (
        <p className={css.sent}>{m.inviata(formatGiorno(lettera.inviata.il), lettera.inviata.email)}</p>
      )}
      {lettera && tiene && isDiStudio && lettera.email === null && <p className={css.sent}>{m.senzaEmail}</p>}
      {!isVuoto(campi.modifiche()) && <p className={css.sent}>{m.nonSalvata}</p>}
    </header>
  );
}

function Foglio({ lettera }: { lettera: LetteraLetta }) {
  const { utente } = useSessione();
  const isScrivibile = canScrivere(utente, requisiti.scriviDichiarazioni);
  const { precedente, nota } = lettera;
  return (
    <article className={css.letter} aria-label={m.titolo}>
      <p className={css.from}>{lettera.studio}</p>
      <p className={css.soft}>{writeGiorno(lettera.giorno).replace(/^(il |l’)/, '')}</p>
      <p className={css.dear}>{testiLettera.gentile(lettera.cliente)}</p>
      <Nota quale="prima" nota={nota} isScrivibile={isScrivibile} />
      <p className={css.opening} role="status">
        <Frase frase={lettera.apertura} precedente={precedente} />
      </p>
      {lettera.isProvvisoria && <Stato tipo="attenzione" testo={m.provvisoria} />}
      {lettera.parti.map(({ codice, titolo, frasi, righe, coda }) => (
        <section key={codice} className={css.part} aria-label={titolo}>
          <h3>{titolo}</h3>
          <Frasi frasi={frasi} precedente={precedente} />
          {righe.length > 0 && <Righe righe={righe} precedente={precedente} />}
          <Frasi frasi={coda} precedente={precedente} />
        </section>
      ))}
      <Nota quale="dopo" nota={nota} isScrivibile={isScrivibile} />
      <p className={css.sign}>{lettera.studio}</p>
    </article>
  );
}

type Precedente = Pick<LetteraLetta, 'precedente'>;

const Frasi = ({ frasi, precedente }: Precedente & { frasi: readonly FraseLetta[] }) =>
  frasi.map((frase, posto) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no name, and they never move.
    <p key={posto}>
      <Frase frase={frase} precedente={precedente} />
    </p>
  ));

/** What stands after a figure and never begins a line. */
const PUNTO = /^[.,;:]/;

/** Words and figures, one after the other; the comma after a figure stays with it. */
const Frase = ({ frase, precedente }: Precedente & { frase: FraseLetta }) =>
  frase.map((pezzo, posto) => {
    if ('giorno' in pezzo) return writeGiorno(pezzo.giorno);
    if ('testo' in pezzo) {
      const prima = frase[posto - 1];
      return prima && 'cifra' in prima ? pezzo.testo.replace(PUNTO, '') : pezzo.testo;
    }
    const dopo = frase[posto + 1];
    const punto = dopo && 'testo' in dopo ? PUNTO.exec(dopo.testo)?.[0] : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and they never move.
      <span key={posto} className={css.keep}>
        <Cifra cifra={pezzo.cifra} precedente={precedente} />
        {punto}
      </span>
    );
  });

function Righe({ righe, precedente }: Precedente & { righe: readonly Riga[] }) {
  return (
    <table className={css.rows}>
      <tbody>
        {righe.map((riga, posto) => {
          const giorno = riga.entro !== null && riga.entro !== righe[posto - 1]?.entro ? riga.entro : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and they never move.
            <tr key={posto} className={classi(riga.isTotale && css.total)}>
              <th scope="row">
                {giorno !== null && <span className={css.day}>{m.entro(writeGiorno(giorno))}</span>}
                <Frase frase={riga.frase} precedente={precedente} />
              </th>
              <td>
                <Cifra cifra={riga.cifra} precedente={precedente} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

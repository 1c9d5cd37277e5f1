import { IconDownload, IconMicroscope, IconWritingSign } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { mayFirmare, useFirma } from '../../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatGiorno } from '../../../../formato/formato.ts';
import { messaggiTelematico as m } from '../../../../messages/telematico.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button, IconButton } from '../../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Telematico.module.css';
import {
  downloadFile,
  type FileTelematico,
  type Problema,
  type Scarto,
  type Telematico,
} from './telematico.api.ts';

/** The way to a casella: to write it or, where it is computed, to its explanation. */
function VaiAllaCasella({ chiave }: { chiave: string | null }) {
  const { modello, goTo, explain } = useApertura();
  if (chiave === null) return null;
  const casella = modello.findCasella(chiave);
  if (casella === undefined) return null;
  return (
    <button
      type="button"
      className={css.link}
      aria-label={m.vaiA(nameCasella(chiave))}
      onClick={() => (casella.inserita ? goTo(chiave) : explain(chiave))}
    >
      {m.vaiAlCampo}
    </button>
  );
}

/** What stopped the file, field by field. */
export function Problemi({ problemi }: { problemi: readonly Problema[] }) {
  if (problemi.length === 0) return null;
  return (
    <section className={css.section} role="alert">
      <h3>
        {m.daCorreggere} <span className={css.soft}>{m.nonCreato}</span>
      </h3>
      <ul>
        {problemi.map((problema) => (
          <li key={`${problema.riga}-${problema.campo}-${problema.codice}`} className={css.problem}>
            <Stato
              tipo={problema.livello === 'bloccante' ? 'errore' : 'attenzione'}
              testo={problema.livello === 'bloccante' ? m.blocca : m.avviso}
            />
            <span className={classi('strong', 'figures')}>
              {problema.chiave === null
                ? `${problema.record}${problema.campo}`
                : nameCasella(problema.chiave)}
            </span>
            <span>{problema.frase}</span>
            <VaiAllaCasella chiave={problema.chiave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why the file was rejected, in plain words; what was put right says so. */
export function Scarti({ scarti }: { scarti: readonly Scarto[] }) {
  if (scarti.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{m.scarti}</h3>
      <ul>
        {scarti.map((scarto) => (
          <li key={`${scarto.riga}-${scarto.campo}-${scarto.codice}`} className={css.reject}>
            <p className={css.rejectHead}>
              <Stato
                tipo={scarto.risolto ? 'fatto' : 'errore'}
                testo={scarto.risolto ? m.sistemato : m.daSistemare}
              />
              <strong>{scarto.titolo}</strong>
              {scarto.chiave !== null && (
                <span className={classi('strong', 'figures')}>{nameCasella(scarto.chiave)}</span>
              )}
              {scarto.riga > 0 && <span className={css.soft}>{m.dove(scarto.riga, scarto.posizione)}</span>}
              <VaiAllaCasella chiave={scarto.chiave} />
            </p>
            <p>
              {m.causa}: {scarto.causa} {scarto.testo}
            </p>
            <p>
              {m.rimedio}: {scarto.rimedio}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PropsTabella = { titolo: string; vuota: string; teste: readonly string[]; children: ReactNode[] };

function Tabella({ titolo, vuota, teste, children }: PropsTabella) {
  return (
    <section className={css.section}>
      <h3>{titolo}</h3>
      {children.length === 0 ? (
        <p className={css.empty}>{vuota}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                {teste.map((testa) => (
                  <th key={testa} scope="col">
                    {testa}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const testeFile = [m.numero, m.nome, m.tracciato, m.creatoIl, m.inviatoIl, m.azioni];

type PropsFile = {
  file: readonly FileTelematico[];
  guardato: FileTelematico | null;
  onGuarda: (file: FileTelematico) => void;
};

/** The files that were made, from the newest: to keep, and to look at. */
export function File({ file, guardato, onGuarda }: PropsFile) {
  const { dichiarazione } = useApertura();
  const { run } = useAtto({ insieme: true });
  return (
    <Tabella titolo={m.file} vuota={m.nessunFile} teste={testeFile}>
      {file.map((uno) => (
        <tr key={uno.id}>
          <td className="figures">{uno.numero}</td>
          <td className="figures" title={uno.sha256}>
            {uno.nome}
          </td>
          <td>
            <span title={m.righe(uno.righe)}>{uno.tracciato}</span>{' '}
            {uno.diProva !== null && <span className={css.trial}>{m.diProva}</span>}
          </td>
          <td title={uno.creatoDa ?? undefined}>{formatDataOra(uno.creatoIl)}</td>
          <td>{formatGiorno(uno.inviatoIl) || m.nessuno}</td>
          <td className={css.acts}>
            <IconButton
              icona={IconDownload}
              nome={m.scaricaFile(uno.nome)}
              onClick={() =>
                void run(async () => saveFile(await downloadFile(dichiarazione, uno.id), uno.nome))
              }
            />
            <Button
              icona={IconMicroscope}
              aria-pressed={guardato?.id === uno.id}
              onClick={() => onGuarda(uno)}
            >
              {m.guarda}
            </Button>
          </td>
        </tr>
      ))}
    </Tabella>
  );
}

const testeRicevute = [m.esito, m.protocollo, m.inviatoIl, m.registrata, m.azioni];

/** The receipts that came back, from the newest. */
export function Ricevute({ ricevute }: { ricevute: Telematico['ricevute'] }) {
  const { anno } = useApertura().dichiarazione;
  const firma = useFirma();
  const firmabile = mayFirmare(useSessione().utente);
  return (
    <Tabella titolo={m.ricevute} vuota={m.nessunaRicevuta} teste={testeRicevute}>
      {ricevute.map((una) => (
        <tr key={una.id}>
          <td>
            <Stato
              tipo={una.esito === 'ACCOLTA' ? 'fatto' : 'errore'}
              testo={una.esito === 'ACCOLTA' ? m.accolta : m.scartata}
            />{' '}
            {una.diProva && <span className={css.trial}>{m.diProva}</span>}
          </td>
          <td className="figures">{una.protocollo}</td>
          <td>{formatGiorno(una.data)}</td>
          <td title={una.registrataDa ?? undefined}>{formatDataOra(una.registrataIl)}</td>
          <td className={css.acts}>
            {firmabile && (
              <Button
                icona={IconWritingSign}
                inCorso={firma.inCorso}
                onClick={() => void firma.sign({ Tipo: 'Ricevute', Id: una.id, Anno: anno })}
              >
                {m.mandaInFirma}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Tabella>
  );
}

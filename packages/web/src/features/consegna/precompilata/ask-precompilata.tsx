import { RICHIESTE_PER_LOTTO, type TipoOrdine } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { makeFonteClienti } from '../../../dominio/fonte/clienti.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { DueElenchi } from '../../../ui/scelta/DueElenchi.tsx';
import type { Voce } from '../../../ui/scelta/voci.ts';
import { Fuori } from './Fuori.tsx';
import css from './Precompilata.module.css';
import {
  addClienti,
  type Configurazione,
  createOrdine,
  type Importate,
  type Ordine,
  uploadOrdine,
  writeConfigurazione,
} from './precompilata.api.ts';
import { annoInCorso } from './stati.ts';

const LARGA = 720;

/** Says what did not succeed, each reason once. */
export function tellErrori(errori: readonly { Messaggio: string }[]): void {
  if (errori.length === 0) return;
  const frasi = [...new Set(errori.map(({ Messaggio }) => Messaggio))];
  notifiche.push('error', m.perche(frasi), { titolo: m.nonRiuscite(errori.length) });
}

/** Chooses the clients that enter the year. */
export async function askClienti(idStudio: number): Promise<boolean> {
  const fonte = makeFonteClienti(idStudio);
  const { esito } = openFinestraDati<{ scelti: readonly Voce[] }>({
    titolo: m.aggiungi,
    larghezza: LARGA,
    iniziale: { scelti: [] },
    nomi: [],
    campi: ({ dati, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.aggiungiNota(annoInCorso())}</p>
        <DueElenchi
          nome={m.aggiungi}
          disponibili={m.disponibili}
          scelte={m.scelti}
          cerca={m.cerca}
          fonte={fonte}
          valore={dati.scelti}
          onChange={(scelti) => change({ scelti })}
        />
      </div>
    ),
    save: async ({ scelti }) => {
      if (scelti.length === 0) return false;
      const chiavi = scelti.slice(0, RICHIESTE_PER_LOTTO).map(({ chiave }) => chiave);
      const { fatte, errori } = await addClienti(annoInCorso(), chiavi);
      if (fatte.length > 0) notifiche.push('success', m.aggiunti(fatte.length));
      tellErrori(errori);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

const tipiMandabili = [
  ['Richieste', m.nomeTipo('Richieste')],
  ['Annullamenti', m.nomeTipo('Annullamenti')],
] as const;
/** Puts requests in an order; answers it, or null. */
export async function askOrdine(codici: readonly string[]): Promise<Ordine | null> {
  let fatto: Ordine | null = null;
  const { esito } = openFinestraDati<{ tipo: TipoOrdine }>({
    titolo: m.mettiInOrdine,
    iniziale: { tipo: 'Richieste' },
    nomi: [],
    campi: ({ dati, change }) => (
      <div className={css.dialog}>
        <p>{m.scelte(codici.length)}</p>
        <CampoSegmenti<TipoOrdine>
          etichetta={m.tipo}
          voci={tipiMandabili}
          valore={dati.tipo}
          onChange={(tipo) => change({ tipo })}
        />
        <p className={css.soft}>{m.ordineTesto}</p>
      </div>
    ),
    save: async ({ tipo }) => {
      fatto = await createOrdine(annoInCorso(), tipo, codici);
      notifiche.push('success', m.ordineFatto);
      return true;
    },
  });
  return (await esito) === 'confermata' ? fatto : null;
}

const tipiCaricabili = [...tipiMandabili, ['Esterno', m.nomeTipo('Esterno')]] as const;
/** Makes an order of a file; answers its key, or null. */
export async function askFile(): Promise<string | null> {
  let fatto: string | null = null;
  const { esito } = openFinestraDati<{ tipo: TipoOrdine; file: readonly File[] }>({
    titolo: m.carica,
    iniziale: { tipo: 'Esterno', file: [] },
    nomi: [],
    campi: ({ dati, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.caricaTesto}</p>
        <CampoSegmenti<TipoOrdine>
          etichetta={m.tipo}
          voci={tipiCaricabili}
          valore={dati.tipo}
          onChange={(tipo) => change({ tipo })}
        />
        <CaricaFile
          scegli={m.scegliFile}
          testo={m.trascina}
          accetta=".zip"
          uno
          onFile={(file) => change({ file })}
        />
        {dati.file[0] && <p role="status">{m.fileScelto(dati.file[0].name)}</p>}
      </div>
    ),
    save: async ({ tipo, file }) => {
      const { id, righe, scartate } = await uploadOrdine(file, annoInCorso(), tipo);
      fatto = id;
      notifiche.push('success', m.caricato(righe));
      if (scartate.length > 0) {
        const frasi = scartate.slice(0, 5).map(({ Riga, Messaggio }) => m.riga(Riga, Messaggio));
        notifiche.push('warning', m.perche(frasi), { titolo: m.scartate(scartate.length) });
      }
      return true;
    },
  });
  return (await esito) === 'confermata' ? fatto : null;
}

/** Where the orders of the studio go, and as whom. */
export async function askConfigurazione(letta: Configurazione): Promise<boolean> {
  const { esito } = openFinestraDati({
    titolo: m.configuraTitolo,
    larghezza: LARGA,
    iniziale: {
      ...{ mittente: letta.Mittente, utente: letta.Utente, password: '' },
      ...{ righe: letta.LimiteRighe as number | null, mb: letta.LimiteMb as number | null },
    },
    nomi: ['Mittente', 'Utente', 'Password', 'LimiteRighe', 'LimiteMb'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>
          {m.indirizzo}: {letta.Indirizzo ?? m.senzaIndirizzo}
        </p>
        {letta.Simulato && <p className={css.simulated}>{m.simulatoNota}</p>}
        <TextField
          etichetta={m.mittente}
          messaggio={errori.Mittente}
          massimo={16}
          spellCheck={false}
          valore={dati.mittente}
          onChange={(mittente) => change({ mittente })}
        />
        <div className={css.pair}>
          <TextField
            etichetta={m.utente}
            messaggio={errori.Utente}
            massimo={100}
            spellCheck={false}
            valore={dati.utente}
            onChange={(utente) => change({ utente })}
          />
          <PasswordField
            etichetta={m.password}
            autoComplete="off"
            messaggio={errori.Password ?? null}
            placeholder={letta.HaPassword ? m.passwordNota : ''}
            value={dati.password}
            onChange={(evento) => change({ password: evento.target.value })}
          />
        </div>
        <div className={css.pair}>
          <NumberField
            etichetta={m.limiteRighe}
            messaggio={errori.LimiteRighe}
            valore={dati.righe}
            onValore={(righe) => change({ righe })}
          />
          <NumberField
            etichetta={m.limiteMb}
            messaggio={errori.LimiteMb}
            valore={dati.mb}
            onValore={(mb) => change({ mb })}
          />
        </div>
      </div>
    ),
    save: async ({ mittente, utente, password, righe, mb }) => {
      await writeConfigurazione({
        ...{ Mittente: mittente, Utente: utente, LimiteRighe: righe ?? 0, LimiteMb: mb ?? 0 },
        ...{ Versione: letta.Versione, ...(password === '' ? {} : { Password: password }) },
      });
      notifiche.push('success', m.configurata);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** What became of what was imported: each declaration, with what its form did not take. */
export function showImportate({ importate }: Importate, anno: number): void {
  const { close } = openModale({
    titolo: m.importaTitolo,
    larghezza: LARGA,
    senzaOk: true,
    contenuto: (
      <div className={css.dialog}>
        {importate.map((una) => (
          <section key={una.Codice} className={css.imported} aria-label={una.Denominazione}>
            <p className={css.line}>
              <strong>{una.Denominazione}</strong>
              <span>{m.importataRiga(una.Tipo, una.Caselle, una.Prima)}</span>
              <Link
                to="/dichiarazione/$anno/$id"
                params={{ anno: String(anno), id: una.IdDichiarazione }}
                onClick={() => close()}
              >
                {m.apri}
              </Link>
            </p>
            {una.Fuori.length > 0 && (
              <Fuori
                voci={una.Fuori.map(({ Casella, Valore, Descrizione, Perche }) => ({
                  ...{ casella: Casella, valore: Valore, descrizione: Descrizione, perche: Perche },
                }))}
              />
            )}
          </section>
        ))}
      </div>
    ),
  });
}

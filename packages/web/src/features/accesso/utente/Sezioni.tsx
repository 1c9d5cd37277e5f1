import {
  EMAIL_MASSIMO,
  INDIRIZZI_STUDIO_MASSIMO,
  NOME_UTENTE_MASSIMO,
  tipologiaUtente,
} from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { postiQuery } from '../../../api/posti.api.ts';
import type { Utente } from '../../../api/sessione.ts';
import type { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { etichetteUtente as e, messaggiUtente as m } from '../../../messages/utente.ts';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { listTipi } from './permessi.ts';
import css from './Utente.module.css';
import type { Scheda } from './utente.api.ts';
import { isDiGestore, isDiStudio, type Valori } from './valori.ts';

type Props = {
  scheda: ReturnType<typeof useSalvataggio<Scheda, Valori>>;
  scrive: boolean;
  /** Who is looking. */
  chi: Utente;
};

const { AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;
const nomiTipo: Readonly<Record<number, string>> = {
  0: 'Amministratore ELMAS (fornitore)',
  1: 'Consulente ELMAS (fornitore)',
  2: 'Amministratore studio',
  3: 'Operatore studio',
  4: 'Amministratore GESTORE',
  5: 'Operatore gestore',
};
const coppie = [
  [OP_STU, AMM_STU],
  [OP_GES, AMM_GES],
] as const;

/** The types that may be chosen: for a saved user, those of his own place. */
function listScelte(record: Scheda | null, chi: Utente): readonly number[] {
  if (record === null) return listTipi(chi.tipologiaUtente);
  const { tipologiaUtente: tipo } = record;
  const coppia = coppie.find((una) => una.some((voce) => voce === tipo));
  return coppia && !record.primoAmministratore && record.id !== chi.id ? coppia : [tipo];
}

const makeFonteTipi = (tipi: readonly string[]) =>
  makeFonteDati(tipi.map((tipo) => ({ chiave: tipo, testo: nomiTipo[Number(tipo)] ?? '' })));

function Tipo({ scheda, scrive, chi }: Props) {
  const { record, valori, change, makeCampo } = scheda;
  const scelte = listScelte(record, chi);
  const quali = scelte.join();
  const fonte = useMemo(() => makeFonteTipi(quali.split(',')), [quali]);
  return (
    <Tendina
      {...makeCampo('tipologiaUtente', !scrive || scelte.length === 1)}
      valore={String(valori.tipologiaUtente)}
      fonte={fonte}
      onChange={(chiave) => chiave !== null && change({ tipologiaUtente: Number(chiave) })}
    />
  );
}

/** Where the new user goes, when there is more than one place. */
function Posto({ scheda }: { scheda: Props['scheda'] }) {
  const { valori, change, makeCampo } = scheda;
  const { data } = useQuery(postiQuery);
  const campo = isDiStudio(valori.tipologiaUtente) ? 'idStudio' : 'idGestore';
  const voci = campo === 'idStudio' ? data?.Studi : data?.Gestori;
  const fonte = useMemo(
    () => voci && makeFonteDati(voci.map(({ Id, Nome }) => ({ chiave: String(Id), testo: Nome }))),
    [voci],
  );
  if (!fonte || (!isDiStudio(valori.tipologiaUtente) && !isDiGestore(valori.tipologiaUtente))) return null;
  const valore = valori[campo];
  return (
    <Tendina
      key={campo}
      {...makeCampo(campo)}
      opzionale
      segnaposto={m.scegliere}
      valore={valore === null ? null : String(valore)}
      fonte={fonte}
      onChange={(chiave) => change({ [campo]: chiave === null ? null : Number(chiave) })}
    />
  );
}

export function Dati(props: Props) {
  const { scheda, scrive, chi } = props;
  const { record, valori, change, makeCampo } = scheda;
  const hasPosti = record === null && chi.studioId === null;
  return (
    <Sezione larga titolo={m.dati} testo={record === null ? m.datiNuovo : m.datiTesto}>
      <div className={css.fields}>
        <TextField
          {...makeCampo('cognome', !scrive)}
          obbligatorio
          valore={valori.cognome}
          massimo={NOME_UTENTE_MASSIMO}
          onChange={(cognome) => change({ cognome })}
        />
        <TextField
          {...makeCampo('nome', !scrive)}
          obbligatorio
          valore={valori.nome}
          massimo={NOME_UTENTE_MASSIMO}
          onChange={(nome) => change({ nome })}
        />
        <TextField
          {...makeCampo('email', !scrive)}
          obbligatorio
          valore={valori.email}
          massimo={EMAIL_MASSIMO}
          inputMode="email"
          spellCheck={false}
          onChange={(email) => change({ email })}
        />
        <Tipo {...props} />
        {hasPosti && <Posto scheda={scheda} />}
      </div>
      {record !== null && (
        <p className={css.hint}>
          {record.nomeStudio ?? record.nomeGestore ?? m.fornitore}
          {record.primoAmministratore && ` · ${m.primo}`}
        </p>
      )}
    </Sezione>
  );
}

export function Accesso({ scheda, scrive }: Props) {
  const { record, valori, change, makeCampo } = scheda;
  return (
    <Sezione larga titolo={m.accesso} testo={m.accessoTesto}>
      <TextField
        {...makeCampo('ipAbilitati', !scrive)}
        nota={m.ipNota}
        valore={valori.ipAbilitati}
        massimo={INDIRIZZI_STUDIO_MASSIMO}
        placeholder={m.ipEsempio}
        spellCheck={false}
        onChange={(ipAbilitati) => change({ ipAbilitati })}
      />
      {record !== null && (
        <dl className={css.facts}>
          <div>
            <dt>{m.ultimo}</dt>
            <dd>{record.ultimoAccesso === null ? m.mai : formatDataOra(record.ultimoAccesso)}</dd>
          </div>
          <div>
            <dt>{m.privacy}</dt>
            <dd>{record.privacyIl === null ? m.nonAncora : formatDataOra(record.privacyIl)}</dd>
          </div>
          <div>
            <dt>{m.identita}</dt>
            <dd>{record.identitaCollegata ? m.collegata : m.nonCollegata}</dd>
          </div>
        </dl>
      )}
    </Sezione>
  );
}

const interruttori = ['visureAbilitate', 'abilitaAI', 'esportazione730Enabled', 'spinOk'] as const;

export function Abilitazioni({ scheda, scrive, chi }: Props) {
  const { valori, change } = scheda;
  return (
    <Sezione titolo={m.abilitazioni} testo={m.abilitazioniTesto}>
      {interruttori.map((nome) => (
        <Interruttore
          key={nome}
          nome={e[nome] ?? nome}
          acceso={valori[nome]}
          solaLettura={!scrive || (nome === 'spinOk' && chi.tipologiaUtente !== tipologiaUtente.AMM_ELMAS)}
          onChange={(acceso) => change({ [nome]: acceso })}
        />
      ))}
    </Sezione>
  );
}

import { tipologiaUtente } from '@quadra/contract';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import type { ContestoSuite } from '../../../api/suite.ts';
import { useCalendario } from '../../../dominio/calendario/calendario.ts';
import { computeStatoDichiarazione } from '../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { makeCalendario } from '../../../dominio/versamenti/promemoria.ts';
import { formatGiorno, formatGiornoDisteso } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { messaggiScadenze } from '../../../messages/scadenze.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { VistoIl } from '../../../ui/stati/VistoIl.tsx';
import { Applicazioni } from './Applicazioni.tsx';
import { AvvisoVerifica } from './AvvisoVerifica.tsx';
import { ClientiRecenti } from './ClientiRecenti.tsx';
import { Crediti } from './Crediti.tsx';
import { DaPagare } from './DaPagare.tsx';
import { DaVersare } from './DaVersare.tsx';
import css from './HomePage.module.css';
import studio from './HomeStudio.module.css';
import { type Home, recentiQuery } from './home.api.ts';
import { LoStudioChiede } from './LoStudioChiede.tsx';
import { Messaggi } from './Messaggi.tsx';
import { Ripresa } from './Ripresa.tsx';
import { useScadenze } from './useScadenze.ts';

/** The sign does not go to a line of its own, where the sentence is large. */
const writeUnito = (importo: number): string => formatImporto(importo).replace(' ', '\u00a0');

/** The home of a private client or of a company: how much, by when, what is asked of him; then what is his. */
export function HomeDiSe({ suite, casa }: { suite: ContestoSuite; casa: Home | undefined }) {
  const { utente } = useSessione();
  const isAmministratore = utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  return (
    <div className={css.home}>
      <Quanto />
      <AvvisoVerifica />
      <div className={css.columns}>
        <div className={css.stack}>
          <LoStudioChiede />
          <DaVersare />
          {isAmministratore && <DaPagare />}
          <Dichiarazioni ripresa={casa?.ripresa ?? null} />
        </div>
        <ClientiRecenti />
        <div className={css.stack}>
          {casa && <Messaggi noteLette={casa.noteLette} />}
          {isAmministratore && <Crediti />}
        </div>
      </div>
      <div className={studio.compact}>
        <Applicazioni suite={suite} />
      </div>
    </div>
  );
}

const makeGiorno = (giorno: string) => new Date(`${giorno}T12:00:00Z`);
/** «lunedì 30 novembre 2026», inside a sentence. */
const formatEntro = (giorno: string) => formatGiornoDisteso(makeGiorno(giorno)).toLowerCase();

/** What he owes and by when, as a sentence, and what he does about it. */
function Quanto() {
  const { oggi, prossima } = useCalendario();
  const { data, isError, refetch, dataUpdatedAt } = useScadenze();
  const [prima] = data?.prossime ?? [];
  const scaduti = data?.arretrati.clienti ? data.arretrati.importo : null;
  const isDovuto = prima !== undefined || scaduti !== null;
  return (
    <div className={css.head}>
      <header className={css.opening}>
        <p className={css.today}>{formatGiornoDisteso(makeGiorno(oggi))}</p>
        <VistoIl quando={dataUpdatedAt} inErrore={isError} />
        {data && (
          <h1 className={css.sentence}>
            {scaduti !== null
              ? m.giaScaduti(writeUnito(scaduti))
              : prima
                ? m.devePagare(writeUnito(prima.importo), formatEntro(prima.data))
                : m.nonDevePagare}
          </h1>
        )}
        {isError && !data && (
          <p className={css.owed}>
            {m.versamentiNonLetti} <Button onClick={() => refetch()}>{m.riprova}</Button>
          </p>
        )}
        {data && prima && scaduti === null && (
          <p className={css.owed}>
            {prima.daPreparare > 0 ? m.f24Manca(formatImporto(prima.daPreparare)) : m.f24Pronto}
          </p>
        )}
        {data && !isDovuto && prossima && (
          <p className={css.owed}>
            {m.prossimaData(formatGiorno(prossima.data), messaggiScadenze.adempimenti[prossima.adempimento])}
          </p>
        )}
      </header>
      {data && isDovuto && (
        <div className={css.acts}>
          <Paga />
          {prima && <InCalendario />}
        </div>
      )}
    </div>
  );
}

/** Leads to what there is to pay, with what is done of it. */
function Paga() {
  const navigate = useNavigate();
  return (
    <Button aspetto="primary" onClick={() => void navigate({ to: '/da-pagare' })}>
      {m.vediComePagare}
    </Button>
  );
}

/** A file for his calendar: a day for each term that is ahead. */
function InCalendario() {
  const { data } = useScadenze();
  const save = () => {
    const voci = (data?.prossime ?? []).map(({ data: giorno, importo }) => ({
      giorno,
      testo: m.eventoVersamento(formatImporto(importo)),
      chiave: `versamento-${giorno}`,
    }));
    saveFile(new Blob([makeCalendario(voci, new Date())], { type: 'text/calendar' }), m.fileCalendario);
  };
  return (
    <Button icona={IconCalendarPlus} onClick={save}>
      {m.inCalendario}
    </Button>
  );
}

/** His declarations of the year, each with its state in words. */
function Dichiarazioni({ ripresa }: { ripresa: Home['ripresa'] }) {
  const { configurazione, utente } = useSessione();
  const { data } = useQuery(recentiQuery(configurazione.annoFiscale));
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>
          {readChi(utente) === 'privato' ? m.mieDichiarazioni : m.leDichiarazioni}
        </h2>
        <Link to="/dichiarazioni">{m.tutteQuante}</Link>
      </div>
      {ripresa && <Ripresa ripresa={ripresa} />}
      {data?.length === 0 && <p className={css.none}>{m.nessunaDichiarazione}</p>}
      <ul>
        {data?.map((riga) => (
          <li key={riga.id} className={css.movement}>
            <Link
              className={css.rowName}
              to="/dichiarazione/$anno/$id"
              params={{ anno: String(riga.anno), id: riga.id }}
            >
              {m.diQuale([nameTipo(riga.tipo), riga.comune].filter(Boolean).join(' '), riga.anno)}
            </Link>
            <Stato {...computeStatoDichiarazione(riga)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

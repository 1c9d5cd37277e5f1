import { etichettaSezioneF24, tipoF24 } from '@quadra/contract';
import { loadVersamenti } from '@quadra/fisco';
import { formatData, giornoDiRoma, isData } from '@quadra/values';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { messaggiF24 } from '../../../messages/f24.ts';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { sezioniDi } from './colonne.ts';
import { DettoCliente } from './DettoCliente.tsx';
import css from './F24.module.css';
import {
  changeF24,
  createF24,
  type F24Intero,
  f24UnoQuery,
  mayScrivereF24,
  type SezioneF24 as Sezione,
} from './f24.api.ts';
import { CreditiRifiutati, SaldoF24, StatoF24 } from './LatoF24.tsx';
import { RilieviF24 } from './RilieviF24.tsx';
import { checkRighe, isVuota, makeRiga, type RigaValori, toRiga, toRigo, type Versamenti } from './righe.ts';
import { SezioneF24 } from './SezioneF24.tsx';
import { useAttiF24 } from './useAttiF24.ts';
import { toCorpo, toValori, type Valori } from './valori.ts';

const fonteTipi = makeFonteEnum(m.tipi);
const oggi = () => giornoDiRoma(new Date());

/** A model F24: new without an id in the address, otherwise the one of the id. */
export function ModelloF24Page() {
  const { id } = useParams({ strict: false });
  const scrive = mayScrivereF24(useSessione().utente);
  if (id !== undefined) return <Esistente key={id} id={id} />;
  return scrive ? <ConRegole iniziale={null} /> : <NonAutorizzato titolo={m.nuovo} />;
}

function Esistente({ id }: { id: string }) {
  const letto = useLetto(f24UnoQuery(id));
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={messaggiF24.titolo} letto={letto} onElenco={() => void navigate({ to: '/f24' })}>
      {(f24) => <ConRegole iniziale={f24} />}
    </PaginaUno>
  );
}

/** The rules of the model come with its page. */
function ConRegole({ iniziale }: { iniziale: F24Intero | null }) {
  const { data: v } = useQuery({
    queryKey: ['fisco', 'versamenti'],
    queryFn: loadVersamenti,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return v === undefined ? <Skeleton righe={12} /> : <Modello v={v} iniziale={iniziale} />;
}

/** Names of the fields that are refused: those of a row say which row. */
const nameCampo =
  (righe: () => readonly RigaValori[]) =>
  (percorso: string): string => {
    const [primo = '', posto, nome = ''] = percorso.split('.');
    const proprio = (m as unknown as Readonly<Record<string, unknown>>)[primo];
    if (posto === undefined) return typeof proprio === 'string' ? proprio : primo;
    const piene = righe().filter((riga) => !isVuota(riga));
    const riga = piene[Number(posto)];
    const campo = nome === 'debito' ? m.debito : nome === 'credito' ? m.credito : (m.campi[nome] ?? nome);
    if (riga === undefined) return campo;
    const sue = piene.filter(({ sezione }) => sezione === riga.sezione);
    return m.nome(campo, etichettaSezioneF24[riga.sezione], sue.indexOf(riga) + 1);
  };

/** Moves to the next field of which something is said, and round. */
function goToRilievo(dentro: HTMLElement): void {
  const campi = [...dentro.querySelectorAll<HTMLElement>('input[data-rilievo], [data-rilievo] input')];
  const ora = campi.indexOf(document.activeElement as HTMLElement);
  campi[(ora + 1) % campi.length]?.focus();
}

function Modello({ v, iniziale }: { v: Versamenti; iniziale: F24Intero | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const righeOra = useRef<readonly RigaValori[]>([]);
  const keep = (f24: F24Intero) => {
    cache.setQueryData(f24UnoQuery(f24.id).queryKey, f24);
    void cache.invalidateQueries({ queryKey: ['f24', 'list'] });
    void cache.invalidateQueries({ queryKey: ['conto'] });
  };
  const scheda = useSalvataggio<F24Intero, Valori>({
    iniziale,
    toValori,
    write: (prima, valori) =>
      prima === null
        ? createF24({ ...toCorpo(valori), IdAnagrafica: valori.cliente ?? '' })
        : changeF24(prima, toCorpo(valori)),
    etichette: nameCampo(() => righeOra.current),
    salvata: m.salvata,
    clean: (valori) => ({ ...valori, righe: valori.righe.filter((riga) => !isVuota(riga)) }),
    compare: ({ cliente, ...valori }) => [cliente, toCorpo(valori as Valori)],
    onSalvata: async (f24, nuova) => {
      keep(f24);
      if (nuova) await navigate({ to: '/f24/$id', params: { id: f24.id }, replace: true });
    },
  });
  const { record, valori, change } = scheda;
  righeOra.current = valori.righe;
  const scrive = mayScrivereF24(utente) && (record === null || record.azioni.includes('modifica'));
  const giorno = [valori.data, valori.scadenza].find(isData) ?? oggi();
  const rilievi = checkRighe(v, { tipo: valori.tipo, data: giorno, iban: valori.iban }, valori.righe);
  const crediti = record === null ? [] : listCrediti(v, record);
  const add = (sezione: Sezione) => addRiga(sezione, valori, change);
  const corpo = useRef<HTMLDivElement>(null);
  const handleKey = (evento: KeyboardEvent<HTMLDivElement>) => {
    if (evento.key === 'F8' && corpo.current) {
      evento.preventDefault();
      goToRilievo(corpo.current);
    }
    if (evento.key !== 'Enter' || !evento.ctrlKey || !scrive) return;
    evento.preventDefault();
    evento.stopPropagation();
    const sezione = (evento.target as HTMLElement).closest<HTMLElement>('[data-sezione]')?.dataset.sezione;
    add((sezione as Sezione | undefined) ?? sezioniDi[valori.tipo][0] ?? 'erario');
  };
  const righi = valori.righe.filter((riga) => !isVuota(riga)).map(toRigo);
  const totali = v.computeTotale(righi);
  const capienza = v.capienze[valori.tipo];
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={record === null ? m.nuovo : record.denominazione}
      nonSalvata={m.nonSalvata}
      onIndietro={() => void navigate({ to: '/f24' })}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
      dettaglio={record === null ? undefined : describe(record)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside bubble here */}
      <div ref={corpo} className={css.page} onKeyDown={handleKey}>
        <div className={css.sections}>
          <Testa scheda={scheda} scrive={scrive} />
          {sezioniDi[valori.tipo].map((sezione) => (
            <SezioneF24
              key={sezione}
              v={v}
              sezione={sezione}
              posti={capienza[sezione] ?? 0}
              righe={valori.righe}
              data={giorno}
              scrive={scrive}
              rilievi={rilievi}
              add={add}
              change={(posto, nuovi) =>
                change({ righe: valori.righe.map((riga, n) => (n === posto ? { ...riga, ...nuovi } : riga)) })
              }
              remove={(posto) => change({ righe: valori.righe.filter((_, n) => n !== posto) })}
            />
          ))}
          <RilieviF24 rilievi={rilievi} righe={valori.righe} />
          {scrive && <p className={css.soft}>{m.aggiungiTasti}</p>}
        </div>
        <aside className={css.side}>
          <SaldoF24
            valori={valori}
            totali={totali}
            fogli={righi.length === 0 ? 1 : v.splitF24(valori.tipo, righi).length}
            scrive={scrive}
            campo={scheda.makeCampo}
            change={change}
          />
          <CreditiRifiutati rilievi={crediti} />
          {record !== null && (
            <Stato
              f24={record}
              conCrediti={crediti.length > 0}
              scheda={scheda}
              onDopo={(dopo) => {
                scheda.touch(dopo);
                keep(dopo);
              }}
            />
          )}
        </aside>
      </div>
    </Scheda>
  );
}

type Quale = ReturnType<typeof useSalvataggio<F24Intero, Valori>>;

/** Whose it is, and when the law wants it. */
function Testa({
  scheda: { record, valori, change, makeCampo },
  scrive,
}: {
  scheda: Quale;
  scrive: boolean;
}) {
  return (
    <div className={css.head}>
      {record === null ? (
        <Tendina
          {...makeCampo('cliente')}
          obbligatorio
          percorso="idAnagrafica"
          messaggio={makeCampo('idAnagrafica').messaggio}
          segnaposto={m.cercaCliente}
          valore={valori.cliente}
          fonte={fonteClienti}
          opzionale
          onChange={(cliente) => change({ cliente })}
        />
      ) : (
        <p className={css.soft}>{record.codiceFiscale}</p>
      )}
      <Tendina
        {...makeCampo('tipo', !scrive)}
        valore={valori.tipo}
        fonte={fonteTipi}
        onChange={(scelto) => {
          const tipo = tipoF24.find((uno) => uno === scelto);
          if (tipo) change({ tipo });
        }}
      />
      <DateField
        {...makeCampo('scadenza', !scrive)}
        obbligatorio
        valore={valori.scadenza}
        onChange={(scadenza) => change({ scadenza })}
      />
    </div>
  );
}

type PropsStato = { f24: F24Intero; conCrediti: boolean; scheda: Quale; onDopo: (f24: F24Intero) => void };
function Stato({ f24, conCrediti, scheda, onDopo }: PropsStato) {
  const atti = useAttiF24({ f24, conCrediti, onDopo, leave: scheda.leave });
  const scrive = mayScrivereF24(useSessione().utente);
  return (
    <>
      <DettoCliente f24={f24} scrive={scrive && !scheda.isCambiata} onDopo={onDopo} />
      <StatoF24 f24={f24} isCambiata={scheda.isCambiata} scrive={scrive} atti={atti} />
    </>
  );
}

/** What the server says of the credits: what is not of the form of the model as it is kept. */
function listCrediti(v: Versamenti, { rilievi, tipo, data, iban, righe }: F24Intero): F24Intero['rilievi'] {
  const forma = checkRighe(v, { tipo, data, iban: iban ?? '' }, righe.map(toRiga));
  const detti = new Set(forma.map(({ codice, frase }) => `${codice} ${frase}`));
  return rilievi.filter(({ codice, frase }) => !detti.has(`${codice} ${frase}`));
}

/** A row after the last of its section; the focus goes to its first field. */
function addRiga(sezione: Sezione, { righe }: Valori, change: (nuovi: Partial<Valori>) => void): void {
  const ultima = righe.findLastIndex((riga) => riga.sezione === sezione);
  const nuova = makeRiga(sezione, righe[ultima]);
  const posto = ultima < 0 ? righe.length : ultima + 1;
  change({ righe: [...righe.slice(0, posto), nuova, ...righe.slice(posto)] });
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-riga="${posto}"] input:not([type="checkbox"])`)?.focus(),
  );
}

const describe = ({ tipo, numero, scadenza, rata, rate }: F24Intero): string =>
  [
    m.tipi[tipo],
    m.titolo(numero),
    m.scade(formatData(scadenza)),
    rata !== null && rate !== null && m.rata(rata, rate),
  ]
    .filter(Boolean)
    .join(' · ');

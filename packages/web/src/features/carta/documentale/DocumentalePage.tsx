import { percorsi, statoDocumento } from '@quadra/contract';
import { IconScan, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { certificatoQuery } from '../../../dominio/firma/certificato.api.ts';
import { mayFirmare, useFirma } from '../../../dominio/firma/useFirma.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import { messaggiScansioni } from '../../../messages/scansioni.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askAutografa } from './ask-autografa.tsx';
import { askCarica, askDescrizione } from './ask-carica.tsx';
import { askFirmaCertificato } from './ask-firma-certificato.tsx';
import { askScansioni } from './ask-scansioni.tsx';
import css from './Documentale.module.css';
import {
  type Documento,
  deleteDocumento,
  documentaleQuery,
  mayScrivereDocumenti,
  spazioQuery,
} from './documentale.api.ts';
import { Pannello } from './Pannello.tsx';
import { showStato } from './stato-documento.ts';

const stati = [m.caricato, ...statoDocumento].map((stato) => [stato, stato] as const);
const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Cerca', nome: m.cerca, larghezza: 220 },
  { chiave: 'Denominazione', nome: m.cliente, larghezza: 150 },
  { chiave: 'Anno', nome: m.anno, larghezza: 80 },
  { chiave: 'Stato', nome: m.stato, larghezza: 140, scelte: stati },
  { chiave: 'Tipo', nome: m.tipo, larghezza: 130, raro: true },
  { chiave: 'Tag', nome: m.tag, larghezza: 110, raro: true },
  { chiave: 'Data', nome: m.data, larghezza: 160, tipo: 'periodo', chiavi: ['DataDa', 'DataA'], raro: true },
];
const ORDINE = ['-CaricatoIl'];
/** Who works for himself has no clients: whose a document is needs not be said. */
const filtriDiSe = campiFiltro.filter(({ chiave }) => chiave !== 'Denominazione');

const makeColonne = (conStudio: boolean, isDiSe: boolean) =>
  prepareColonne<Documento>([
    {
      nome: 'nome',
      testo: m.documento,
      ordina: 'Nome',
      fissa: true,
      larghezza: 260,
      valore: (uno) => uno.nome,
      render: (uno) => (
        <span className={css.name} title={uno.trovato ?? uno.nome}>
          <strong>{uno.nome}</strong>
          {uno.trovato && <span className={css.found}>… {uno.trovato} …</span>}
        </span>
      ),
    },
    ...(isDiSe
      ? []
      : [
          {
            nome: 'cliente',
            testo: m.cliente,
            ordina: 'Denominazione',
            larghezza: 150,
            valore: (uno: Documento) => uno.denominazione ?? m.dello,
          },
        ]),
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 170,
      valore: (uno) => showStato(uno).testo,
      render: (uno) => <Stato {...showStato(uno)} />,
    },
    {
      nome: 'data',
      testo: m.data,
      tipo: 'datetime',
      ordina: 'CaricatoIl',
      larghezza: 130,
      valore: (uno) => uno.caricatoIl,
    },
    { nome: 'tipo', testo: m.tipo, ordina: 'Tipo', larghezza: 120, valore: (uno) => uno.tipo },
    {
      nome: 'anno',
      testo: m.anno,
      ordina: 'Anno',
      larghezza: 70,
      cifre: true,
      valore: (uno) => uno.anno ?? '',
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 180, valore: (uno: Documento) => uno.nomeStudio }]
      : []),
  ]);

/** Every document of the studio: where it is, whether it is the right one, whether it can be proved. */
export function DocumentalePage() {
  const { utente, configurazione } = useSessione();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { run } = useAtto();
  const scrive = mayScrivereDocumenti(utente);
  const [scelto, setScelto] = useState<Documento | null>(null);
  const isDiSe = readChi(utente) !== 'studio';
  const colonne = useMemo(() => makeColonne(utente.studioId === null, isDiSe), [utente.studioId, isDiSe]);
  const { data: spazio } = useQuery({ ...spazioQuery, enabled: utente.studioId !== null });
  const { data: firmaStudio } = useQuery({
    ...certificatoQuery,
    enabled: scrive && utente.studioId !== null,
  });
  const { elenco, filtro } = useElenco({
    percorso: percorsi.documentoLista,
    nome: 'documentale',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: documentaleQuery,
  });
  const refresh = () => cache.invalidateQueries({ queryKey: ['documenti'] });
  const upload = async () => {
    const come = { anno: configurazione.annoFiscale, antivirus: spazio?.Antivirus ?? true };
    if (await askCarica([], come)) await refresh();
  };
  const firma = useFirma();
  const change = async (uno: Documento, ask: (uno: Documento) => Promise<Documento | null>) => {
    const dopo = await ask(uno);
    if (!dopo) return;
    setScelto(dopo);
    await refresh();
  };
  const remove = async (uno: Documento) => {
    if (!(await askConferma({ titolo: m.eliminaTitolo, testo: m.eliminaTesto(uno.nome), pericolo: true })))
      return;
    if ((await run(async () => deleteDocumento(uno.id).then(() => true), m.eliminato)) === undefined) return;
    setScelto(null);
    await refresh();
  };
  const totale = elenco.dati?.totale;
  const cercato = filtro.filter.Cerca;
  const scan = async () => {
    if ((await askScansioni()) === 0) return;
    setScelto(null);
    await refresh();
  };
  const carica = scrive && (
    <Button aspetto="primary" icona={IconUpload} onClick={() => void upload()}>
      {m.carica}
    </Button>
  );
  const scansioni = scrive && !isDiSe && (
    <Button icona={IconScan} onClick={() => void scan()}>
      {messaggiScansioni.apri}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={isDiSe ? m.titoloMiei : m.titolo}
      dettaglio={
        totale !== undefined &&
        [m.quanti(totale), ...(spazio ? [m.spazio(spazio.Byte, spazio.MassimoByte)] : [])].join(', ')
      }
      azioni={
        <>
          {scansioni}
          {carica}
        </>
      }
      campiFiltro={isDiSe ? filtriDiSe : campiFiltro}
      chiaveDi={(uno) => uno.id}
      nomeDi={(uno) => uno.nome}
      onOpen={setScelto}
      attuale={scelto?.id ?? null}
      accanto={
        <Pannello
          documento={scelto}
          cercato={typeof cercato === 'string' ? cercato : ''}
          onModifica={scrive && scelto ? () => void change(scelto, askDescrizione) : undefined}
          onAutografa={scrive && scelto ? () => void change(scelto, askAutografa) : undefined}
          onCertificato={
            scelto && firmaStudio?.certificato
              ? () => void change(scelto, (uno) => askFirmaCertificato(uno, firmaStudio))
              : undefined
          }
          onFascicolo={mayFirmare(utente) ? firma.sign : undefined}
          onFirma={
            scelto && mayFirmare(utente)
              ? () => void navigate({ to: '/firma-elettronica/nuova', search: { documenti: scelto.id } })
              : undefined
          }
          onElimina={scrive && scelto ? () => void remove(scelto) : undefined}
        />
      }
      vuoto={{
        titolo: m.nessuno,
        testo: isDiSe ? m.nessunoTestoMiei : m.nessunoTesto,
        titoloFiltri: m.nessunoConFiltri,
        azione: carica,
      }}
    />
  );
}

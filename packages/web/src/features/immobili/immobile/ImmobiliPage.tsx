import { listAnni } from '@quadra/values';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { etichetteImmobile as e, messaggiImmobile as m } from '../../../messages/immobile.ts';
import { messaggiImportazione } from '../../../messages/importazione.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { type Colonna, prepareColonne } from '../../../ui/griglia/colonna.ts';
import css from './Immobile.module.css';
import { type Genere, immobiliQuery, indirizzi, type RigaImmobile } from './immobile.api.ts';
import { isScrivente } from './permessi.ts';

const campi = {
  comune: e.comune ?? '',
  foglio: e.foglio ?? '',
  particella: e.particella ?? '',
  subalterno: e.subalterno ?? '',
  categoria: e.categoria ?? '',
};
const comuni: readonly CampoFiltro[] = [
  { chiave: 'Proprietario', nome: m.proprietario, larghezza: 190 },
  { chiave: 'Comune', nome: campi.comune, larghezza: 160 },
  { chiave: 'Foglio', nome: campi.foglio, larghezza: 90 },
  { chiave: 'Particella', nome: campi.particella, larghezza: 100 },
];
const categoria: CampoFiltro = { chiave: 'Categoria', nome: campi.categoria, larghezza: 100 };
const anno: CampoFiltro = {
  chiave: 'Anno',
  nome: m.anno,
  larghezza: 110,
  scelte: [...listAnni()].reverse().map((uno) => [String(uno), String(uno)] as const),
};
const filtri = { fabbricato: [...comuni, categoria, anno], terreno: [...comuni, anno] };

const makeColonne = (genere: Genere) => {
  const euro = (nome: 'rendita' | 'renditaDominicale' | 'renditaAgraria'): Colonna<RigaImmobile> => ({
    nome,
    testo: e[nome] ?? nome,
    tipo: 'num',
    unita: '€',
    larghezza: 150,
    ...(nome === 'rendita' && { ordina: 'Rendita' }),
    valore: (riga) => riga[nome],
  });
  const codice = (nome: 'foglio' | 'particella' | 'subalterno', ordina?: string): Colonna<RigaImmobile> => ({
    nome,
    testo: e[nome] ?? nome,
    larghezza: 100,
    cifre: true,
    ...(ordina && { ordina }),
    valore: (riga) => riga[nome] ?? '',
  });
  return prepareColonne<RigaImmobile>([
    {
      nome: 'comune',
      testo: campi.comune,
      ordina: 'Comune',
      fissa: true,
      valore: (riga) => riga.comuneDescrizione ?? riga.comune,
      render: (riga) => (
        <Link
          to={`${indirizzi[genere].pagina}/$id`}
          params={{ id: riga.id }}
          tabIndex={-1}
          className={css.link}
        >
          {riga.comuneDescrizione ?? riga.comune}
        </Link>
      ),
    },
    codice('foglio', 'Foglio'),
    codice('particella', 'Particella'),
    codice('subalterno'),
    ...(genere === 'fabbricato'
      ? [
          {
            nome: 'categoria',
            testo: campi.categoria,
            ordina: 'Categoria',
            larghezza: 100,
            cifre: true,
            valore: (riga: RigaImmobile) => riga.categoria ?? '',
          },
          euro('rendita'),
        ]
      : [euro('renditaDominicale'), euro('renditaAgraria')]),
    { nome: 'proprietari', testo: m.proprietari, valore: (riga) => riga.proprietari },
  ]);
};
const colonne = { fabbricato: makeColonne('fabbricato'), terreno: makeColonne('terreno') };
const ORDINE = ['Comune', 'Foglio', 'Particella'];

/** The properties of a kind, of every client within reach. */
function Immobili({ genere }: { genere: Genere }) {
  const navigate = useNavigate();
  const { utente } = useSessione();
  const parole = m.generi[genere];
  const { lista, pagina } = indirizzi[genere];
  const { elenco } = useElenco({
    percorso: lista,
    nome: genere,
    lista: null,
    colonne: colonne[genere],
    ordine: ORDINE,
    makeQuery: immobiliQuery[genere],
  });
  const totale = elenco.dati?.totale;
  const nuovo = isScrivente(utente) && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => navigate({ to: `${pagina}/nuovo` })}>
      {parole.nuovo}
    </Button>
  );
  const importa = isScrivente(utente) && (
    <Button icona={IconFileImport} onClick={() => navigate({ to: `${pagina}/importa` })}>
      {messaggiImportazione.importa}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={parole.titolo}
      dettaglio={totale !== undefined && parole.quanti(totale)}
      azioni={
        <>
          {importa}
          {nuovo}
        </>
      }
      campiFiltro={filtri[genere]}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) =>
        `${riga.comuneDescrizione ?? riga.comune} ${riga.foglio ?? ''} ${riga.particella ?? ''}`
      }
      onOpen={(riga) => navigate({ to: `${pagina}/$id`, params: { id: riga.id } })}
      vuoto={{
        titolo: parole.nessuno,
        testo: parole.nessunoTesto,
        titoloFiltri: parole.nessunoConFiltri,
        azione: (
          <>
            {nuovo}
            {importa}
          </>
        ),
      }}
    />
  );
}

export const FabbricatiPage = () => <Immobili key="fabbricato" genere="fabbricato" />;
export const TerreniPage = () => <Immobili key="terreno" genere="terreno" />;

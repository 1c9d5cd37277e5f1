import { useRef } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiScansioni as m } from '../../../messages/scansioni.ts';
import { CaricaFile } from '../../../ui/campi/CaricaFile.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Documentale.module.css';
import { readDocumento, uploadAutografa } from './documentale.api.ts';
import { groupFogli, type Scansione, type Trovato } from './fogli.ts';
import { readFogli } from './leggi-fogli.ts';

const LARGHEZZA = 640;

/** What was found of a document, and what keeps it from being kept; null: nothing does. */
type Riga = Trovato & { readonly nome: string; readonly cliente: string; readonly ostacolo: string | null };
type Letti = { righe: readonly Riga[]; senzaCodice: ReturnType<typeof groupFogli>['senzaCodice'] };
type Dati = { file: readonly File[]; letti: Letti | null };

async function describe(trovato: Trovato): Promise<Riga> {
  try {
    const { nome, denominazione, stato, versione } = await readDocumento(trovato.id);
    const ostacolo =
      stato !== null
        ? m.nonDaFirmare
        : versione !== trovato.versione
          ? m.cambiato
          : trovato.isInPiuFile
            ? m.inPiuFile
            : trovato.mancanti.length > 0
              ? m.mancano(trovato.mancanti)
              : null;
    return { ...trovato, nome, cliente: denominazione ?? '', ostacolo };
  } catch (causa) {
    return { ...trovato, nome: m.sconosciuto, cliente: '', ostacolo: toApiError(causa).testo };
  }
}

async function read(file: readonly File[]): Promise<Letti> {
  const scansioni: Scansione[] = [];
  for (const uno of file) {
    // One after the other: each sheet is as large as a screen of the finest.
    const fogli = await readFogli(uno).catch(() => [{ numero: 1, codice: null }]);
    scansioni.push({ file: uno, fogli });
  }
  const { trovati, senzaCodice } = groupFogli(scansioni);
  return { righe: await Promise.all(trovati.map(describe)), senzaCodice };
}

type Props = { dati: Dati; change: (nuovi: Partial<Dati>) => void };
function Campi({ dati: { file, letti }, change }: Props) {
  const giro = useRef(0);
  const choose = async (scelti: readonly File[]) => {
    giro.current += 1;
    const suo = giro.current;
    change({ file: scelti, letti: null });
    const nuovi = await read(scelti);
    // Others were chosen while these were read.
    if (suo === giro.current) change({ letti: nuovi });
  };
  return (
    <div className={css.dialog}>
      <p>{m.testo}</p>
      <CaricaFile
        scegli={m.scegli}
        accetta=".pdf,.png,.jpg,.jpeg"
        testo={file.length === 0 ? m.trascina : m.scelti(file.map(({ name }) => name).join(', '))}
        onFile={(scelti) => void choose(scelti)}
      />
      {file.length > 0 && letti === null && <p role="status">{m.lettura}</p>}
      {letti && <Trovati {...letti} />}
    </div>
  );
}

function Trovati({ righe, senzaCodice }: Letti) {
  return (
    <>
      <p role="status">{m.trovati(righe.filter(({ ostacolo }) => ostacolo === null).length)}</p>
      <ul className={css.scans} aria-label={m.elenco}>
        {righe.map((riga) => (
          <li key={`${riga.id} ${riga.versione}`}>
            <strong>{riga.nome}</strong>
            <span>{riga.cliente}</span>
            <span className={css.hint}>{m.dove(riga.file.name, riga.pagine)}</span>
            <Stato tipo={riga.ostacolo === null ? 'fatto' : 'attenzione'} testo={riga.ostacolo ?? m.pronto} />
          </li>
        ))}
      </ul>
      {senzaCodice.map(({ file, pagine }) => (
        <p key={file.name} className={css.hint}>
          {m.senzaCodice(file.name, pagine)}
        </p>
      ))}
    </>
  );
}

/** Asks for sheets that were signed by hand, finds by their codes whose they are, and keeps them. Answers how many documents. */
export async function askScansioni(): Promise<number> {
  // Those kept before one is refused are not sent again with the rest.
  const conservati = new Set<string>();
  await openFinestraDati<Dati>({
    titolo: m.titolo,
    larghezza: LARGHEZZA,
    iniziale: { file: [], letti: null },
    nomi: [],
    campi: (stato) => <Campi dati={stato.dati} change={stato.change} />,
    save: async ({ letti }) => {
      const pronti = (letti?.righe ?? []).filter(
        ({ id, ostacolo }) => ostacolo === null && !conservati.has(id),
      );
      if (pronti.length === 0) {
        notifiche.push('warning', m.nessuno);
        return false;
      }
      for (const { id, versione, file, pagine, isIntero } of pronti) {
        const extra = { Versione: String(versione), ...(isIntero ? {} : { Pagine: pagine.join(',') }) };
        await uploadAutografa(id, [file], extra);
        conservati.add(id);
      }
      notifiche.push('success', m.conservati(conservati.size));
      return true;
    },
  }).esito;
  return conservati.size;
}

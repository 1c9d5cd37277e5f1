import { type TipoTestoIncarico, tipoTestoIncarico } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type DaFirmare, keepDaFirmare } from '../../../dominio/firma/useFirma.ts';
import { usabiliQuery } from '../../../dominio/fonte/intermediari.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiIncarico as m } from '../../../messages/incarico.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { saveFile } from '../../../ui/comandi/salva-file.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Incarico.module.css';
import { printMolti, printUno, prontaQuery } from './incarico.api.ts';

/** Which of the two pages: the deleghe with the mandate for the F24, or the engagement. */
export type Genere = 'delega' | 'incarico';
type Firma = 'Autografa' | 'Elettronica';
type Dati = { tipo: TipoTestoIncarico; anno: string; intermediario: string | null; firma: Firma };

const LARGHEZZA = 520;
const annoInCorso = () => Number(giornoDiRoma(new Date()).slice(0, 4));
const toVoci = (testi: readonly string[]) => makeFonteDati(testi.map((testo) => ({ chiave: testo, testo })));
const fonteDeleghe = toVoci(tipoTestoIncarico.filter((tipo) => tipo !== 'Incarico'));
const firme = (['Autografa', 'Elettronica'] as const).map((firma) => [firma, firma] as const);

type Stato = {
  dati: Dati;
  errori: Readonly<Record<string, Messaggio>>;
  change: (nuovi: Partial<Dati>) => void;
};
type Props = Stato & { genere: Genere; studioId: number | null };

function SceltaIntermediario({ dati, errori, change, studioId }: Omit<Props, 'genere'>) {
  const { data } = useQuery({
    ...usabiliQuery(studioId ?? 0, Number(dati.anno)),
    enabled: studioId !== null,
  });
  const fonte = useMemo(
    () => makeFonteDati((data ?? []).map(({ id, denominazione }) => ({ chiave: id, testo: denominazione }))),
    [data],
  );
  return (
    <Tendina
      etichetta={m.intermediario}
      segnaposto={m.predefinito}
      messaggio={errori.IdIntermediario}
      valore={dati.intermediario}
      fonte={fonte}
      opzionale
      onChange={(intermediario) => change({ intermediario })}
    />
  );
}

function SceltaFirma({ dati, change, studioId }: Omit<Props, 'genere'>) {
  const { data: isPronta = false } = useQuery({ ...prontaQuery, enabled: studioId !== null });
  return (
    <div>
      <CampoSegmenti<Firma>
        etichetta={m.firma}
        voci={isPronta ? firme : firme.slice(0, 1)}
        valore={dati.firma}
        onChange={(firma) => change({ firma })}
      />
      {!isPronta && <p className={css.soft}>{m.firmaNonPronta}</p>}
    </div>
  );
}

function Campi(props: Props) {
  const { dati, errori, change, genere } = props;
  const anni = useMemo(() => toVoci([1, 0, -1, -2].map((n) => String(annoInCorso() + n))), []);
  return (
    <div className={css.dialog}>
      {genere === 'delega' && (
        <Tendina
          etichetta={m.cosa}
          valore={dati.tipo}
          fonte={fonteDeleghe}
          onChange={(tipo) => tipo !== null && change({ tipo: tipo as TipoTestoIncarico })}
        />
      )}
      <Tendina
        etichetta={m.anno}
        messaggio={errori.Anno}
        valore={dati.anno}
        fonte={anni}
        onChange={(anno) => anno !== null && change({ anno, intermediario: null })}
      />
      <SceltaIntermediario {...props} />
      <SceltaFirma {...props} />
      <p className={css.soft}>{m.dopo[dati.firma]}</p>
      <p className={css.soft}>{m.resta}</p>
    </div>
  );
}

/** What was printed; of the sheet of one client that is signed electronically, the document that goes into the envelope. */
type Esito = { daFirmare: { tipo: DaFirmare['Tipo']; documento: string } | null };
const tipiFirma = {
  delega: 'Stampa delega F24',
  incarico: 'Stampa conferimento incarico',
} as const;

/** Asks how the sheets of some clients are printed, and prints them: one is given to the browser, more are a job. */
export async function askStampa(
  genere: Genere,
  codici: readonly string[],
  studioId: number | null,
): Promise<Esito | null> {
  const [primo] = codici;
  if (primo === undefined) return null;
  let daFirmare: Esito['daFirmare'] = null;
  const { esito } = openFinestraDati<Dati>({
    titolo: m.stampaTitolo(codici.length),
    larghezza: LARGHEZZA,
    iniziale: {
      tipo: genere === 'delega' ? 'Mandato F24' : 'Incarico',
      anno: String(annoInCorso()),
      intermediario: null,
      firma: 'Autografa',
    },
    nomi: ['Tipo', 'Anno', 'IdIntermediario', 'Firma'],
    campi: (stato) => <Campi {...stato} genere={genere} studioId={studioId} />,
    save: async ({ tipo, anno, intermediario, firma }) => {
      const stampa = { Tipo: tipo, Anno: Number(anno), IdIntermediario: intermediario, Firma: firma };
      if (codici.length === 1 && firma === 'Elettronica') {
        const { Anno, IdIntermediario } = stampa;
        const tipoFirma = tipiFirma[genere];
        const quale = { Tipo: tipoFirma, Id: primo, Anno, Testo: tipo, IdIntermediario };
        daFirmare = { tipo: tipoFirma, documento: await keepDaFirmare(quale) };
      } else if (codici.length === 1) {
        saveFile(await printUno(stampa, primo), m.nomeFile(tipo, stampa.Anno));
        notifiche.push('success', m.stampata);
      } else {
        await printMolti(stampa, codici);
        notifiche.push('info', m.avviata(codici.length));
      }
      return true;
    },
  });
  return (await esito) === 'confermata' ? { daFirmare } : null;
}

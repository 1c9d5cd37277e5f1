import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { messaggiDocumentale as m } from '../../../messages/documentale.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { openPdf } from '../../../ui/pagina/apri-pdf.ts';
import css from './Documentale.module.css';
import { type Documento, fileQuery } from './documentale.api.ts';

const NITIDEZZA = 2;
const MARCA = 'rgb(255 196 0 / 0.45)';
const normalize = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Props = { documento: Documento; cercato: string };

/** A document in the page: a PDF page by page with the words that were searched marked, a picture, or the reason there is none. */
export function Anteprima({ documento, cercato }: Props) {
  const { data, isError } = useQuery({
    ...fileQuery(documento.id, documento.versione),
    enabled: isMostrabile(documento.formato),
  });
  if (!isMostrabile(documento.formato)) return <p className={css.hint}>{m.senzaAnteprima}</p>;
  if (isError) return <p className={css.hint}>{m.nonLeggibile}</p>;
  if (documento.formato === 'application/pdf')
    return <Pdf file={data} nome={documento.nome} cercato={cercato} />;
  if (!data)
    return <div className={documento.formato.startsWith('text/') ? css.text : css.sheet} aria-busy />;
  if (documento.formato.startsWith('image/')) return <Immagine file={data} nome={documento.nome} />;
  return <Testo file={data} nome={documento.nome} />;
}
const isMostrabile = (formato: string) =>
  formato === 'application/pdf' || formato.startsWith('image/') || formato.startsWith('text/');

function Immagine({ file, nome }: { file: Blob; nome: string }) {
  const [indirizzo, setIndirizzo] = useState('');
  useEffect(() => {
    const nuovo = URL.createObjectURL(file);
    setIndirizzo(nuovo);
    return () => URL.revokeObjectURL(nuovo);
  }, [file]);
  return (
    <div className={css.sheet}>{indirizzo !== '' && <img src={indirizzo} alt={m.anteprima(nome)} />}</div>
  );
}

function Testo({ file, nome }: { file: Blob; nome: string }) {
  const [testo, setTesto] = useState('');
  useEffect(() => void file.text().then(setTesto), [file]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keyboard
    <section className={css.text} tabIndex={0} aria-label={m.anteprima(nome)}>
      {testo}
    </section>
  );
}

/** Draws a page as wide as its place, and marks where one of the words stands. */
async function drawPagina(pagina: PDFPageProxy, tela: HTMLCanvasElement, parole: readonly string[]) {
  const larga = tela.parentElement?.clientWidth ?? 400;
  const vista = pagina.getViewport({ scale: (larga / pagina.getViewport({ scale: 1 }).width) * NITIDEZZA });
  tela.width = vista.width;
  tela.height = vista.height;
  await pagina.render({ canvas: tela, viewport: vista }).promise;
  const { items } = await pagina.getTextContent();
  const penna = tela.getContext('2d');
  if (!penna) return;
  penna.fillStyle = MARCA;
  for (const voce of items) {
    if (!('str' in voce) || !parole.some((parola) => normalize(voce.str).includes(parola))) continue;
    const [, , , , x, y] = voce.transform as number[];
    const [sinistra = 0, base = 0] = vista.convertToViewportPoint(x ?? 0, y ?? 0);
    const alta = voce.height * vista.scale;
    penna.fillRect(sinistra, base - alta, voce.width * vista.scale, alta * 1.2);
  }
}

/** The first page with one of the words. */
async function findPagina(pdf: PDFDocumentProxy, parole: readonly string[]): Promise<number> {
  if (parole.length === 0) return 1;
  for (let numero = 1; numero <= pdf.numPages; numero += 1) {
    const { items } = await (await pdf.getPage(numero)).getTextContent();
    const testo = normalize(items.map((voce) => ('str' in voce ? voce.str : '')).join(' '));
    if (parole.some((parola) => testo.includes(parola))) return numero;
  }
  return 1;
}

function Pdf({ file, nome, cercato }: { file: Blob | undefined; nome: string; cercato: string }) {
  const tela = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [numero, setNumero] = useState(1);
  const [isRotto, setIsRotto] = useState(false);
  useEffect(() => {
    if (!file) return;
    let isVia = false;
    let aperto: PDFDocumentProxy | undefined;
    const open = async () => {
      aperto = await openPdf(file);
      const prima = await findPagina(aperto, listParole(cercato));
      if (isVia) return;
      setNumero(prima);
      setPdf(aperto);
    };
    open().catch(() => setIsRotto(true));
    return () => {
      isVia = true;
      void aperto?.loadingTask.destroy();
    };
  }, [file, cercato]);
  useEffect(() => {
    const su = tela.current;
    if (!pdf || !su) return;
    let isVia = false;
    const draw = async () => {
      const pagina = await pdf.getPage(numero);
      if (!isVia) await drawPagina(pagina, su, listParole(cercato));
    };
    draw().catch(() => !isVia && setIsRotto(true));
    return () => {
      isVia = true;
    };
  }, [pdf, numero, cercato]);
  if (isRotto) return <p className={css.hint}>{m.nonLeggibile}</p>;
  const pagine = pdf?.numPages ?? 1;
  return (
    <>
      <div className={css.turn}>
        <IconButton
          icona={IconChevronLeft}
          nome={m.indietro}
          disabled={numero <= 1}
          onClick={() => setNumero(numero - 1)}
        />
        <span role="status">{pdf && m.pagina(numero, pagine)}</span>
        <IconButton
          icona={IconChevronRight}
          nome={m.avanti}
          disabled={numero >= pagine}
          onClick={() => setNumero(numero + 1)}
        />
      </div>
      <div className={css.sheet} aria-busy={!pdf}>
        <canvas key={`${nome}-${numero}`} ref={tela} role="img" aria-label={m.anteprima(nome)} />
      </div>
    </>
  );
}
const listParole = (cercato: string) => normalize(cercato).match(/[\p{L}\p{N}]{2,}/gu) ?? [];

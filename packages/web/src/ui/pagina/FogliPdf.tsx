import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { openPdf } from './apri-pdf.ts';
import css from './FogliPdf.module.css';

const NITIDEZZA = 2;
/** Pages are drawn a little before they come into sight. */
const PRIMA = '600px';
/** Of an A4: until a page is known its place is as tall. */
const FOGLIO = '210 / 297';

type Parole = {
  pagina: (numero: number, tutte: number) => string;
  caricamento: string;
  nonLeggibile: string;
};
type Props = { file: Blob; nome: string; parole: Parole; onPagina: (numero: number, tutte: number) => void };

/** All the pages of a PDF, one under the other, as wide as their place; each is told when its foot comes into sight. */
export function FogliPdf({ file, nome, parole, onPagina }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [isRotto, setIsRotto] = useState(false);
  useEffect(() => {
    let isVia = false;
    let aperto: PDFDocumentProxy | undefined;
    openPdf(file).then(
      (suo) => {
        aperto = suo;
        if (isVia) void suo.loadingTask.destroy();
        else setPdf(suo);
      },
      () => !isVia && setIsRotto(true),
    );
    return () => {
      isVia = true;
      void aperto?.loadingTask.destroy();
    };
  }, [file]);
  if (isRotto) return <p role="alert">{parole.nonLeggibile}</p>;
  if (!pdf) return <p role="status">{parole.caricamento}</p>;
  return (
    <ol className={css.sheets} aria-label={nome}>
      {Array.from({ length: pdf.numPages }, (_, posto) => posto + 1).map((numero) => (
        <li key={numero}>
          <Foglio
            pdf={pdf}
            numero={numero}
            nome={parole.pagina(numero, pdf.numPages)}
            onVisto={() => onPagina(numero, pdf.numPages)}
          />
        </li>
      ))}
    </ol>
  );
}

type PropsFoglio = { pdf: PDFDocumentProxy; numero: number; nome: string; onVisto: () => void };
function Foglio({ pdf, numero, nome, onVisto }: PropsFoglio) {
  const posto = useRef<HTMLDivElement>(null);
  const fondo = useRef<HTMLParagraphElement>(null);
  const tela = useRef<HTMLCanvasElement>(null);
  const [isVicino, setIsVicino] = useState(false);
  const [forma, setForma] = useState(FOGLIO);
  useInVista(posto, PRIMA, () => setIsVicino(true));
  useInVista(fondo, '0px', onVisto);
  useEffect(() => {
    if (!isVicino) return;
    let isVia = false;
    const draw = async () => {
      const pagina = await pdf.getPage(numero);
      const su = tela.current;
      if (isVia || !su) return;
      const unita = pagina.getViewport({ scale: 1 });
      setForma(`${unita.width} / ${unita.height}`);
      const larga = posto.current?.clientWidth ?? 400;
      const vista = pagina.getViewport({ scale: (larga / unita.width) * NITIDEZZA });
      su.width = vista.width;
      su.height = vista.height;
      await pagina.render({ canvas: su, viewport: vista }).promise;
    };
    draw().catch(() => undefined);
    return () => {
      isVia = true;
    };
  }, [pdf, numero, isVicino]);
  return (
    <>
      <div ref={posto} className={css.sheet} style={{ aspectRatio: forma }}>
        <canvas ref={tela} role="img" aria-label={nome} />
      </div>
      <p ref={fondo} className={css.number}>
        {nome}
      </p>
    </>
  );
}

/** Tells once that something came into sight, or as near as `margine`. */
function useInVista(cosa: { readonly current: Element | null }, margine: string, onVista: () => void): void {
  const ultima = useRef(onVista);
  ultima.current = onVista;
  useEffect(() => {
    const elemento = cosa.current;
    if (!elemento) return;
    const occhio = new IntersectionObserver(
      (visti) => {
        if (!visti.some(({ isIntersecting }) => isIntersecting)) return;
        occhio.disconnect();
        ultima.current();
      },
      { rootMargin: margine },
    );
    occhio.observe(elemento);
    return () => occhio.disconnect();
  }, [cosa, margine]);
}

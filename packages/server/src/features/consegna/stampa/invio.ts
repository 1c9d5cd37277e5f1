import type { FastifyReply } from 'fastify';

/** The answer of a print, opened by the browser with this name. */
export function sendPdf(risposta: FastifyReply, pdf: Buffer, nome: string): Buffer {
  risposta.header('content-type', 'application/pdf');
  risposta.header('content-disposition', `inline; filename="${nome}"`);
  return pdf;
}

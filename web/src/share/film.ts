// A match as an animated GIF, made in the browser frame by frame.
import { GIFEncoder, applyPalette, quantize } from "gifenc";
import { type Drawn, onCanvas } from "./picture";

const SCALE = 0.75;
const COLOURS = 128;

export class Film {
  private readonly gif = GIFEncoder();

  /** One more picture, shown for so many milliseconds. */
  async add(drawing: Drawn, delay: number): Promise<void> {
    const canvas = await onCanvas(drawing, SCALE);
    const { data, width, height } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, COLOURS);
    this.gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }

  end(): Blob {
    this.gif.finish();
    return new Blob([this.gif.bytes() as Uint8Array<ArrayBuffer>], { type: "image/gif" });
  }
}

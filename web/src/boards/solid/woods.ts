// Woods for the round: a base colour with the rings that a turned ball or a sawn board shows.
import { CanvasTexture, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from "three";

/** A picture of grain: wavy lines, closer together towards the middle, the same every time; and painted bands. */
function grain(
  base: string,
  line: string,
  lines: number,
  strength: number,
  bands: readonly number[] = [],
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 256;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = base;
  pen.fillRect(0, 0, 256, 256);
  pen.strokeStyle = line;
  for (let i = 0; i < lines; i++) {
    const at = ((i + 0.5 + 0.35 * Math.sin(i * 7.3)) / lines) * 256;
    pen.globalAlpha = strength * (0.4 + 0.6 * Math.abs(Math.sin(i * 2.7)));
    pen.lineWidth = 1 + 1.6 * Math.abs(Math.sin(i * 1.9));
    pen.beginPath();
    for (let x = 0; x <= 256; x += 8)
      pen.lineTo(x, at + 3 * Math.sin((x / 256) * Math.PI * 2 + i) + 1.5 * Math.sin((x / 256) * Math.PI * 6 + i * 2));
    pen.stroke();
  }
  pen.globalAlpha = 0.85;
  pen.fillStyle = "#F6DCC8";
  for (const at of bands) pen.fillRect(0, at * 256 - 4, 256, 8);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

export const maple = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#E8CB9B", "#B98C54", 26, 0.5), roughness: 0.5 });
export const walnut = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#5A3A25", "#25140A", 26, 0.6), roughness: 0.42 });
// red and dark look alike to many: the red ball has two light bands, here and in every drawing
export const lacquer = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#B93A28", "#6A170C", 18, 0.4, [0.32, 0.68]), roughness: 0.35 });
export const teak = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#8E5B36", "#4A2812", 40, 0.5), roughness: 0.72 });
export const steel = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: "#C9C5BF", metalness: 0.35, roughness: 0.35 });
export const brass = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ color: "#E5B95B", emissive: "#7A5200", roughness: 0.4 });
export const oak = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#D3AF7C", "#A87F4B", 30, 0.4), roughness: 0.75 });
export const ebony = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ map: grain("#2E2925", "#0C0A09", 18, 0.5), roughness: 0.3 });

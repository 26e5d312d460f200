// The box in the round, seen exactly as the drawing shows it, so that hand and aim lie over either alike.
import {
  BoxGeometry,
  CanvasTexture,
  DirectionalLight,
  ExtrudeGeometry,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Path,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Shape,
  SphereGeometry,
  Vector3,
  WebGLRenderer,
} from "three";
import { ebony, lacquer, oak, teak } from "../../solid/woods";
import type { Place } from "../flight";
import { CAMERA, LOOK, WALL } from "../sight";

export interface Lies {
  red: Place | null;
  black: Place | null;
  /** The counted rectangle on the floor: left, right, near, far. */
  counted: readonly [number, number, number, number] | null;
}

export interface Frame {
  width: number;
  height: number;
  fit: number;
  middle: number;
}

export const BALL = 0.3;
const HOLE = 0.273;
const DEEP = 0.3;
/** The box's own axes (right, away, up) in those of the scene. */
const at = ([x, y, z]: Place): Vector3 => new Vector3(x, z, -y);

export class BoxScene {
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly renderer: WebGLRenderer;
  private readonly red = new Mesh(new SphereGeometry(BALL, 36, 24), lacquer());
  private readonly black = new Mesh(new SphereGeometry(BALL, 36, 24), ebony());
  private readonly light = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ color: "#F2C45A", transparent: true, opacity: 0.42 }),
  );
  private asked = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.renderer.shadowMap.enabled = true;
    this.camera.position.copy(at(CAMERA));
    this.camera.lookAt(at(LOOK));
    for (const ball of [this.red, this.black]) ball.castShadow = true;
    this.light.rotation.x = -Math.PI / 2;
    this.scene.add(this.red, this.black, this.light, ...this.lights(), ...this.box());
  }

  private lights(): Object3D[] {
    const key = new DirectionalLight("#FFF3E0", 2.3);
    key.position.set(-6, 12, 4);
    key.target.position.set(0, 0, -2.5);
    key.castShadow = true;
    key.shadow.mapSize.set(1024, 1024);
    key.shadow.radius = 4;
    const eye = key.shadow.camera;
    eye.left = eye.bottom = -6;
    eye.right = eye.top = 6;
    return [key, key.target, new HemisphereLight("#FFF8EE", "#7A5C3C", 1.7)];
  }

  /** Floor with its holes, four sides, the names of the holes, and the table below. */
  private box(): Object3D[] {
    const { height, low, thick, half, near, far } = WALL;
    const [middle, deep] = [(near + far) / 2, far - near];
    const floor = new Shape(
      [
        [-half, near],
        [half, near],
        [half, far],
        [-half, far],
      ].map(([x, y]) => new Vector3(x, y, 0) as never),
    );
    for (let i = 0; i < 25; i++)
      floor.holes.push(new Path().absarc((i % 5) - 2, Math.floor(i / 5) + 0.5, HOLE, 0, Math.PI * 2, true));
    const board = new Mesh(new ExtrudeGeometry(floor, { depth: DEEP, bevelEnabled: false, curveSegments: 28 }), oak());
    board.rotation.x = -Math.PI / 2;
    board.position.y = -DEEP;
    board.receiveShadow = true;
    const wood = teak();
    const wall = (x: number, y: number, w: number, d: number, h: number): Mesh => {
      const made = new Mesh(new BoxGeometry(w, h + DEEP, d), wood);
      made.position.copy(at([x, y, (h - DEEP) / 2]));
      made.castShadow = made.receiveShadow = true;
      return made;
    };
    const under = new Mesh(new PlaneGeometry(half * 2, deep), new MeshBasicMaterial({ color: "#3A2416" }));
    under.rotation.x = -Math.PI / 2;
    under.position.copy(at([0, middle, -DEEP + 0.01]));
    const table = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial({ opacity: 0.22 }));
    table.rotation.x = -Math.PI / 2;
    table.position.y = -DEEP - 0.02;
    table.receiveShadow = true;
    return [
      board,
      under,
      table,
      this.names(),
      wall(0, far + thick / 2, half * 2 + thick * 2, thick, height),
      wall(-half - thick / 2, middle, thick, deep, height),
      wall(half + thick / 2, middle, thick, deep, height),
      wall(0, near - thick / 2, half * 2 + thick * 2, thick, low),
    ];
  }

  private names(): Mesh {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1024;
    const pen = canvas.getContext("2d")!;
    pen.font = "600 34px 'Brygada 1918 Variable', Georgia, serif";
    pen.textAlign = "center";
    pen.fillStyle = "#5A3C1E";
    const { half, near, far } = WALL;
    const [w, d] = [half * 2, far - near];
    for (let i = 0; i < 25; i++) {
      const [x, y] = [(i % 5) - 2, Math.floor(i / 5) + 0.5];
      pen.fillText(
        "abcde"[i % 5]! + "12345"[Math.floor(i / 5)]!,
        ((x + half - 0.36) / w) * 1024,
        (1 - (y - near - 0.42) / d) * 1024,
      );
    }
    const plate = new Mesh(
      new PlaneGeometry(w, d),
      new MeshBasicMaterial({ map: new CanvasTexture(canvas), transparent: true, opacity: 0.75 }),
    );
    plate.rotation.x = -Math.PI / 2;
    plate.position.copy(at([0, (near + far) / 2, 0.012]));
    return plate;
  }

  show({ red, black, counted }: Lies): void {
    for (const [ball, where] of [
      [this.red, red],
      [this.black, black],
    ] as const) {
      ball.visible = where !== null;
      if (!where) continue;
      const to = at(where);
      // a ball that moves rolls
      ball.rotation.x += (to.z - ball.position.z) / BALL;
      ball.rotation.z -= (to.x - ball.position.x) / BALL;
      ball.position.copy(to);
    }
    this.light.visible = counted !== null;
    if (counted) {
      const [left, right, near, far] = counted;
      this.light.scale.set(right - left, far - near, 1);
      this.light.position.copy(at([(left + right) / 2, (near + far) / 2, 0.008]));
    }
    this.draw();
  }

  /** The frame of the drawing: as wide, as far away, its middle as high. */
  size({ width, height, fit, middle }: Frame): void {
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.fov = (2 * Math.atan(height / 2 / (width * 2.12 * fit)) * 180) / Math.PI;
    this.camera.near = 1;
    this.camera.far = 60;
    this.camera.setViewOffset(width, height, 0, (0.5 - middle) * height, width, height);
    this.draw();
  }

  private draw(): void {
    if (!this.asked)
      this.asked = requestAnimationFrame(() => {
        this.asked = 0;
        this.renderer.render(this.scene, this.camera);
      });
  }

  close(): void {
    cancelAnimationFrame(this.asked);
    this.renderer.dispose();
  }
}

// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var uiApi_RecordAvatarBatch = validate0;
var schema5 = { type: "object", required: ["backgroundColor", "height", "photoMetadata", "photoUrl", "provider", "recordId", "type", "width"], additionalProperties: !0, properties: { backgroundColor: { type: ["string", "null"] }, eTag: { type: "string" }, height: { type: ["number", "null"] }, photoMetadata: { anyOf: [{ $ref: "ui-api.PhotoMetadata" }, { type: "null" }] }, photoUrl: { type: ["string", "null"] }, provider: { type: ["string", "null"] }, recordId: { type: ["string", "null"] }, type: { const: "Photo" }, width: { type: ["number", "null"] } } }, schema6 = { type: "object", additionalProperties: !0, properties: { companyBluemasterId: { type: ["string", "integer", "null"] }, responseId: { type: ["string", "null"] } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.companyBluemasterId !== void 0) {
      let data0 = data.companyBluemasterId;
      if (typeof data0 != "string" && !Number.isInteger(data0) && data0 !== null) {
        let err0 = { instancePath: instancePath + "/companyBluemasterId", schemaPath: "#/properties/companyBluemasterId/type", keyword: "type", params: { type: schema6.properties.companyBluemasterId.type }, message: "must be string,integer,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.responseId !== void 0) {
      let data1 = data.responseId;
      if (typeof data1 != "string" && data1 !== null) {
        let err1 = { instancePath: instancePath + "/responseId", schemaPath: "#/properties/responseId/type", keyword: "type", params: { type: schema6.properties.responseId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.backgroundColor === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "backgroundColor" }, message: "must have required property 'backgroundColor'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.height === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "height" }, message: "must have required property 'height'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.photoMetadata === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "photoMetadata" }, message: "must have required property 'photoMetadata'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.photoUrl === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "photoUrl" }, message: "must have required property 'photoUrl'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.provider === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.recordId === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordId" }, message: "must have required property 'recordId'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.type === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.width === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "width" }, message: "must have required property 'width'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.backgroundColor !== void 0) {
      let data0 = data.backgroundColor;
      if (typeof data0 != "string" && data0 !== null) {
        let err8 = { instancePath: instancePath + "/backgroundColor", schemaPath: "#/properties/backgroundColor/type", keyword: "type", params: { type: schema5.properties.backgroundColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err9 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.height !== void 0) {
      let data2 = data.height;
      if (!Number.isFinite(data2) && data2 !== null) {
        let err10 = { instancePath: instancePath + "/height", schemaPath: "#/properties/height/type", keyword: "type", params: { type: schema5.properties.height.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.photoMetadata !== void 0) {
      let data3 = data.photoMetadata, _errs9 = errors, valid1 = !1, _errs10 = errors;
      validate1(data3, { instancePath: instancePath + "/photoMetadata", parentData: data, parentDataProperty: "photoMetadata", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs11 = errors;
        if (data3 !== null) {
          let err11 = { instancePath: instancePath + "/photoMetadata", schemaPath: "#/properties/photoMetadata/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        var _valid0 = _errs11 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err12 = { instancePath: instancePath + "/photoMetadata", schemaPath: "#/properties/photoMetadata/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.photoUrl !== void 0) {
      let data4 = data.photoUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/photoUrl", schemaPath: "#/properties/photoUrl/type", keyword: "type", params: { type: schema5.properties.photoUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data5 = data.provider;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: schema5.properties.provider.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.recordId !== void 0) {
      let data6 = data.recordId;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/type", keyword: "type", params: { type: schema5.properties.recordId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "Photo") {
      let err16 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "Photo" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.width !== void 0) {
      let data8 = data.width;
      if (!Number.isFinite(data8) && data8 !== null) {
        let err17 = { instancePath: instancePath + "/width", schemaPath: "#/properties/width/type", keyword: "type", params: { type: schema5.properties.width.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema7 = { type: "object", required: ["backgroundColor", "iconUrl", "recordId", "type"], additionalProperties: !0, properties: { backgroundColor: { type: ["string", "null"] }, eTag: { type: "string" }, iconUrl: { type: ["string", "null"] }, recordId: { type: ["string", "null"] }, type: { const: "Theme" } } };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.backgroundColor === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "backgroundColor" }, message: "must have required property 'backgroundColor'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.iconUrl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.recordId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recordId" }, message: "must have required property 'recordId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.type === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.backgroundColor !== void 0) {
      let data0 = data.backgroundColor;
      if (typeof data0 != "string" && data0 !== null) {
        let err4 = { instancePath: instancePath + "/backgroundColor", schemaPath: "#/properties/backgroundColor/type", keyword: "type", params: { type: schema7.properties.backgroundColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err5 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.iconUrl !== void 0) {
      let data2 = data.iconUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema7.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.recordId !== void 0) {
      let data3 = data.recordId;
      if (typeof data3 != "string" && data3 !== null) {
        let err7 = { instancePath: instancePath + "/recordId", schemaPath: "#/properties/recordId/type", keyword: "type", params: { type: schema7.properties.recordId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.type !== void 0 && data.type !== "Theme") {
      let err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "Theme" }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 != "string") {
        let err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === "Photo" || data0 === "Theme")) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate2(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate3(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs3 = errors;
      validate4(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0 && (validate5(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.statusCode !== void 0 && data.statusCode !== 200) {
      let err2 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/const", keyword: "const", params: { allowedValue: 200 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate7(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0 && (validate8(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.statusCode !== void 0 && data.statusCode !== 400) {
      let err2 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/const", keyword: "const", params: { allowedValue: 400 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.result !== void 0 && (validate8(data.result, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.statusCode !== void 0 && data.statusCode !== 404) {
      let err2 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/const", keyword: "const", params: { allowedValue: 404 }, message: "must be equal to constant" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.statusCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statusCode" }, message: "must have required property 'statusCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statusCode !== void 0) {
      let data0 = data.statusCode;
      if (!Number.isInteger(data0)) {
        let err1 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      let _errs4 = errors, _errs5 = errors;
      if (!(data0 === 200 || data0 === 400 || data0 === 404)) {
        let err2 = {};
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid1 = _errs5 === errors;
      if (valid1) {
        let err3 = { instancePath: instancePath + "/statusCode", schemaPath: "#/properties/statusCode/not", keyword: "not", params: {}, message: "must NOT be valid" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      } else
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate6(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate9(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    if (valid0 = valid0 || _valid0, !valid0) {
      let _errs3 = errors;
      validate10(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      var _valid0 = _errs3 === errors;
      if (valid0 = valid0 || _valid0, !valid0) {
        let _errs4 = errors;
        validate11(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
        var _valid0 = _errs4 === errors;
        valid0 = valid0 || _valid0;
      }
    }
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hasErrors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hasErrors" }, message: "must have required property 'hasErrors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.results === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.hasErrors !== void 0 && typeof data.hasErrors != "boolean") {
      let err2 = { instancePath: instancePath + "/hasErrors", schemaPath: "#/properties/hasErrors/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.results !== void 0) {
      let data1 = data.results;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate12(data1[i0], { instancePath: instancePath + "/results/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data)
      validate12(data[key0], { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key0, rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
  else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate13(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate14(data, { instancePath, parentData, parentDataProperty, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate8, updateRecordAvatar_request = validate15, schema15 = { type: "object", additionalProperties: !1, properties: { actionType: { type: "string", minLength: 1 }, blueMasterId: { type: ["string", "null"] }, externalId: { type: ["string", "null"] }, photoUrl: { type: ["string", "null"] }, profileName: { type: ["string", "null"] } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "actionType" || key0 === "blueMasterId" || key0 === "externalId" || key0 === "photoUrl" || key0 === "profileName")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.actionType !== void 0) {
      let data0 = data.actionType;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/actionType", schemaPath: "#/properties/actionType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/actionType", schemaPath: "#/properties/actionType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.blueMasterId !== void 0) {
      let data1 = data.blueMasterId;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/blueMasterId", schemaPath: "#/properties/blueMasterId/type", keyword: "type", params: { type: schema15.properties.blueMasterId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data2 = data.externalId;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/externalId", schemaPath: "#/properties/externalId/type", keyword: "type", params: { type: schema15.properties.externalId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.photoUrl !== void 0) {
      let data3 = data.photoUrl;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/photoUrl", schemaPath: "#/properties/photoUrl/type", keyword: "type", params: { type: schema15.properties.photoUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.profileName !== void 0) {
      let data4 = data.profileName;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/profileName", schemaPath: "#/properties/profileName/type", keyword: "type", params: { type: schema15.properties.profileName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var uiApi_RecordAvatar = validate5, uiApi_WriteError = validate16, schema16 = { type: "object", required: ["message", "enhancedErrorType", "output"], additionalProperties: !0, properties: { message: { type: "string" }, enhancedErrorType: { type: ["string", "null"] }, output: { anyOf: [{ $ref: "ui-api.WriteErrorOutput" }, { type: "null" }] } } };
var schema18 = { type: "object", required: ["errorCode", "message", "field", "fieldLabel", "constituentField", "duplicateRecordError"], additionalProperties: !0, properties: { constituentField: { type: ["string", "null"] }, duplicateRecordError: { type: ["object", "null"], additionalProperties: !0 }, errorCode: { type: "string", minLength: 1 }, field: { type: ["string", "null"] }, fieldLabel: { type: ["string", "null"] }, message: { type: "string" } } };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.field === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldLabel" }, message: "must have required property 'fieldLabel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.constituentField === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constituentField" }, message: "must have required property 'constituentField'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.duplicateRecordError === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicateRecordError" }, message: "must have required property 'duplicateRecordError'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.constituentField !== void 0) {
      let data0 = data.constituentField;
      if (typeof data0 != "string" && data0 !== null) {
        let err6 = { instancePath: instancePath + "/constituentField", schemaPath: "#/properties/constituentField/type", keyword: "type", params: { type: schema18.properties.constituentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.duplicateRecordError !== void 0) {
      let data1 = data.duplicateRecordError;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/duplicateRecordError", schemaPath: "#/properties/duplicateRecordError/type", keyword: "type", params: { type: schema18.properties.duplicateRecordError.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errorCode !== void 0) {
      let data2 = data.errorCode;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.field !== void 0) {
      let data3 = data.field;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: schema18.properties.field.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fieldLabel !== void 0) {
      let data4 = data.fieldLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/fieldLabel", schemaPath: "#/properties/fieldLabel/type", keyword: "type", params: { type: schema18.properties.fieldLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldErrors === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate17(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fieldErrors !== void 0) {
      let data2 = data.fieldErrors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (Array.isArray(data3)) {
            let len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate17(data3[i1], { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
          } else {
            let err3 = { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fieldErrors/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/fieldErrors", schemaPath: "#/properties/fieldErrors/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enhancedErrorType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enhancedErrorType" }, message: "must have required property 'enhancedErrorType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.enhancedErrorType !== void 0) {
      let data1 = data.enhancedErrorType;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/enhancedErrorType", schemaPath: "#/properties/enhancedErrorType/type", keyword: "type", params: { type: schema16.properties.enhancedErrorType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate18(data2, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs9 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var validators = {
  getRecordAvatars: { responses: { 200: uiApi_RecordAvatarBatch, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  updateRecordAvatar: { request: updateRecordAvatar_request, responses: { 200: uiApi_RecordAvatar, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } }
};
export {
  validators
};
